/** One listener per table: a click on anything with `data-spot="ID"` is `onpress(ID)`; Escape is `oncancel()`. */
export interface PressOptions {
  onpress: (spot: string) => void;
  oncancel?: () => void;
}

export function pressing(options: PressOptions): (root: HTMLElement) => () => void {
  return (root) => {
    const click = (event: Event) => {
      const spot = (event.target as Element).closest('[data-spot]')?.getAttribute('data-spot');
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
