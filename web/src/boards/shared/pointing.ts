/**
 * Shows where to press: `<div {@attach pointAt(spots)}>` around a table marks what has one of these spots with
 * `data-pointed`, also when it is drawn anew. How that looks is in `boards.css`.
 */
export function pointAt(spots: readonly string[]): (root: HTMLElement) => (() => void) | undefined {
  return (root) => {
    if (spots.length === 0) return undefined;
    const wanted = spots.map((spot) => `[data-spot=${JSON.stringify(spot)}]`).join();
    const clear = () => {
      for (const one of root.querySelectorAll('[data-pointed]')) one.removeAttribute('data-pointed');
    };
    const mark = () => {
      for (const one of root.querySelectorAll('[data-pointed]')) if (!one.matches(wanted)) one.removeAttribute('data-pointed');
      for (const one of root.querySelectorAll(wanted)) one.setAttribute('data-pointed', '');
    };
    mark();
    const watch = new MutationObserver(mark);
    watch.observe(root, { childList: true, subtree: true, attributeFilter: ['data-spot'] });
    return () => {
      watch.disconnect();
      clear();
    };
  };
}
