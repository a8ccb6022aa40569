/**
 * One listener per table: a click on anything with `data-spot="ID"` is `onpress(ID)`; Escape is `oncancel()`.
 * `data-press="ID"` is the same for a piece that stands on its spot and can only be pointed at.
 */
export interface PressOptions {
  onpress: (spot: string) => void;
  oncancel?: () => void;
}

export function pressing(options: PressOptions): (root: HTMLElement) => () => void {
  return (root) => {
    const click = (event: Event) => {
      const found = (event.target as Element).closest('[data-spot],[data-press]');
      const spot = found?.getAttribute('data-spot') ?? found?.getAttribute('data-press');
      if (spot) options.onpress(spot);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape') options.oncancel?.();
    };
    root.addEventListener('click', click);
    root.addEventListener('keydown', key);
    return () => {
      root.removeEventListener('click', click);
      root.removeEventListener('keydown', key);
    };
  };
}
