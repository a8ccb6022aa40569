/**
 * Anything at the table that has `data-about="KIND:WHAT"` explains itself: pressed long, pressed with the right button,
 * with `?` or `i` while it has the focus, or by any press after "What is this?". A press that plays still plays.
 */
const LONG = 550;
const SLIP = 10;

class Explain {
  /** What is being explained, and where it lies. */
  about = $state.raw<{ subject: string; place: Element } | null>(null);
  /** The next press explains and does not play. */
  isAsking = $state(false);

  open(place: Element) {
    const subject = place.getAttribute('data-about');
    if (!subject) return;
    this.isAsking = false;
    this.about = { subject, place };
  }

  close() {
    const { place } = this.about ?? {};
    this.about = null;
    // Where the focus was when it was asked; what cannot have it gives it to what it stands in.
    const home = place?.closest('[tabindex], button, a') ?? place;
    if (home instanceof HTMLElement || home instanceof SVGElement) home.focus({ preventScroll: true });
  }
}

export const explain = new Explain();

const subjectAt = (target: EventTarget | null) => (target instanceof Element ? target.closest('[data-about]') : null);
const isTyping = (target: EventTarget | null) => target instanceof Element && target.matches('input, textarea, select');

/** Other things in or on the one that is explained, each once: a press on them needs an eye, a name in the card does not. */
export function inside({ subject, place }: { subject: string; place: Element }): { subject: string; place: Element }[] {
  const all = [...place.querySelectorAll('[data-about]')].map((one) => ({ subject: one.getAttribute('data-about') ?? '', place: one }));
  return all.filter((one, k) => one.subject !== subject && all.findIndex((other) => other.subject === one.subject) === k);
}

/** One listener for a whole table: `<div {@attach explaining}>`. */
export function explaining(root: HTMLElement): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let start = { x: 0, y: 0 };
  /** A press that has explained something plays nothing when it ends. */
  let isSpent = false;

  const cancel = () => clearTimeout(timer);
  const on = {
    pointerdown: (event: PointerEvent) => {
      cancel();
      isSpent = false;
      const place = subjectAt(event.target);
      if (!place || event.button !== 0 || event.pointerType === 'mouse') return;
      start = { x: event.clientX, y: event.clientY };
      timer = setTimeout(() => {
        isSpent = true;
        explain.open(place);
      }, LONG);
    },
    pointermove: (event: PointerEvent) => {
      if (Math.hypot(event.clientX - start.x, event.clientY - start.y) > SLIP) cancel();
    },
    pointerup: cancel,
    pointercancel: cancel,
    contextmenu: (event: MouseEvent) => {
      const place = subjectAt(event.target);
      if (!place) return;
      event.preventDefault();
      cancel();
      if (!isSpent) explain.open(place);
      isSpent = event instanceof PointerEvent && event.pointerType === 'touch';
    },
    click: (event: MouseEvent) => {
      const place = subjectAt(event.target);
      if (isSpent || (explain.isAsking && place)) {
        event.preventDefault();
        event.stopPropagation();
        if (!isSpent && place) explain.open(place);
        isSpent = false;
      }
    },
    keydown: (event: KeyboardEvent) => {
      if (event.key === 'Escape') explain.isAsking = false;
      const place = subjectAt(event.target);
      if ((event.key !== '?' && event.key !== 'i') || !place || isTyping(event.target) || event.ctrlKey || event.metaKey || event.altKey)
        return;
      event.preventDefault();
      explain.open(place);
    },
  };
  // While it is still on its way down: before the table hears of it.
  for (const [name, listener] of Object.entries(on)) root.addEventListener(name, listener as EventListener, true);
  return () => {
    cancel();
    for (const [name, listener] of Object.entries(on)) root.removeEventListener(name, listener as EventListener, true);
  };
}
