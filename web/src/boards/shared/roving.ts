/**
 * One tab stop per group, arrow keys inside it: `<div {@attach roving}>` around elements with `data-spot`.
 * An arrow goes to the nearest spot that way on the screen; Home and End to the first and last; Enter and Space
 * press a spot that is no button of its own.
 */
interface Step {
  x: number;
  y: number;
}
const STEPS: Record<string, Step> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

type Spot = HTMLElement | SVGElement;
const spotsOf = (root: Element) => [...root.querySelectorAll<Spot>('[data-spot]')];

function centre(spot: Element): Step {
  const box = spot.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
}

/** The spot that an arrow leads to, or null at the edge. */
export function neighbour(from: Spot, spots: Spot[], step: Step): Spot | null {
  const here = centre(from);
  let best: Spot | null = null;
  let least = Infinity;
  for (const spot of spots) {
    if (spot === from) continue;
    const there = centre(spot);
    const along = (there.x - here.x) * step.x + (there.y - here.y) * step.y;
    const aside = Math.abs((there.x - here.x) * step.y) + Math.abs((there.y - here.y) * step.x);
    if (along < 2) continue;
    const cost = along + aside * 2.2;
    if (cost < least) [best, least] = [spot, cost];
  }
  if (best) return best;
  const laidOut = spots.some((spot) => spot.getBoundingClientRect().width > 0);
  if (laidOut) return null;
  return spots[spots.indexOf(from) + step.x + step.y] ?? null; // no layout (tests): the order of the document
}

export function roving(root: HTMLElement | SVGElement): () => void {
  if (root instanceof SVGElement) root.setAttribute('tabindex', '-1'); // with listeners it would be a tab stop of its own
  const settle = (wanted?: Spot) => {
    const spots = spotsOf(root);
    const current = wanted ?? spots.find((spot) => spot.tabIndex === 0 && spot.dataset.roved === '1') ?? spots[0];
    for (const spot of spots) {
      spot.setAttribute('tabindex', spot === current ? '0' : '-1');
      if (spot === current) spot.dataset.roved = '1';
      else delete spot.dataset.roved;
    }
  };
  const onkeydown = (event: KeyboardEvent) => {
    const spot = (event.target as Element).closest<Spot>('[data-spot]');
    if (!spot || event.altKey || event.ctrlKey || event.metaKey) return;
    const spots = spotsOf(root);
    const step = STEPS[event.key];
    let next: Spot | null | undefined;
    if (step) next = neighbour(spot, spots, step);
    else if (event.key === 'Home') next = spots[0];
    else if (event.key === 'End') next = spots.at(-1);
    else if ((event.key === 'Enter' || event.key === ' ') && !(spot instanceof HTMLButtonElement)) {
      event.preventDefault();
      spot.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
      return;
    } else return;
    event.preventDefault();
    if (next) {
      settle(next);
      next.focus();
    }
  };
  const onfocusin = (event: FocusEvent) => {
    const spot = (event.target as Element).closest<Spot>('[data-spot]');
    if (spot) settle(spot);
  };
  settle();
  const watch = new MutationObserver(() => settle());
  watch.observe(root, { childList: true, subtree: true });
  root.addEventListener('keydown', onkeydown as EventListener);
  root.addEventListener('focusin', onfocusin as EventListener);
  return () => {
    watch.disconnect();
    root.removeEventListener('keydown', onkeydown as EventListener);
    root.removeEventListener('focusin', onfocusin as EventListener);
  };
}
