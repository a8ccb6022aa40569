/**
 * A panel that unfolds from a button: `<div {@attach folding(() => isOpen, close)}>` around both. A press beside it closes
 * it, and so does Escape, which asks for the focus to go back to the button.
 */
export function folding(isOpen: () => boolean, close: (focus: boolean) => void): (box: HTMLElement) => () => void {
  return (box) => {
    const key = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isOpen()) close(true);
    };
    const press = (event: PointerEvent) => {
      if (isOpen() && !box.contains(event.target as Node)) close(false);
    };
    addEventListener('keydown', key);
    addEventListener('pointerdown', press);
    return () => {
      removeEventListener('keydown', key);
      removeEventListener('pointerdown', press);
    };
  };
}
