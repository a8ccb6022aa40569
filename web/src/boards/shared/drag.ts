/**
 * Dragging with mouse, pen or finger: `<div {@attach dragging(options)}>` around pieces with `data-drag="ID"` and
 * places with `data-drop="ID"`.
 *
 * A press that does not travel stays a click. While a piece travels, nothing of Svelte runs: a ghost follows the
 * pointer by transform, places were measured once at the start, and the place below gets `data-over`.
 * Pieces have `touch-action: none` (see boards.css), everything else still scrolls the page.
 *
 * No task may be long, on a slow tablet either: the ghost lies in a layer of its own that nothing else depends on, it
 * carries the cursor (on the board, which hands it down, it would restyle every piece), and what glows is drawn and
 * measured in the frames after the lift.
 */
export interface DragOptions {
  /** May this piece travel now? */
  canDrag?: (piece: string) => boolean;
  /** It begins: show what glows. */
  onstart?: (piece: string) => void;
  /** Let go over a place, or over none (null). */
  onend?: (piece: string, place: string | null) => void;
}

interface Place {
  id: string;
  element: Element;
  box: DOMRect;
}

interface Flight {
  piece: string;
  source: Element;
  pointer: number;
  x: number;
  y: number;
  ghost: HTMLElement | null;
  /** Where the pointer is now. */
  at: { x: number; y: number };
  places: Place[];
  over: Place | null;
}

const TRAVEL = 6;

/** In a task after the next frame was drawn. */
function soon(act: () => void) {
  requestAnimationFrame(() => setTimeout(act));
}

/** Of the places under a point the smallest, so that a slot wins over the pen around it. */
export function placeAt(places: readonly Place[], x: number, y: number): Place | null {
  let best: Place | null = null;
  for (const place of places) {
    const { left, right, top, bottom } = place.box;
    if (x < left || x > right || y < top || y > bottom) continue;
    if (!best || place.box.width * place.box.height < best.box.width * best.box.height) best = place;
  }
  return best;
}

/** A picture of the piece in screen coordinates; an SVG piece is cut out of its board by its screen matrix. */
function ghostOf(source: Element): HTMLElement {
  const box = source.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'board-ghost';
  ghost.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  const copy = source.cloneNode(true) as Element;
  copy.removeAttribute('id');
  for (const child of [copy, ...copy.querySelectorAll('[data-spot],[data-fly],[data-drop]')]) {
    for (const name of ['data-spot', 'data-drag', 'data-drop', 'data-fly', 'tabindex', 'role']) child.removeAttribute(name);
  }
  if (source instanceof SVGGraphicsElement && !(source instanceof SVGSVGElement)) {
    const matrix = source.getScreenCTM() ?? new DOMMatrix();
    const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    svg.setAttribute('width', String(box.width));
    svg.setAttribute('height', String(box.height));
    svg.style.overflow = 'visible';
    copy.removeAttribute('transform');
    (copy as SVGElement).style.transform = 'none';
    const frame = document.createElementNS('http://www.w3.org/2000/svg', 'g');
    frame.setAttribute('transform', `matrix(${matrix.a} ${matrix.b} ${matrix.c} ${matrix.d} ${matrix.e - box.left} ${matrix.f - box.top})`);
    frame.append(copy);
    svg.append(frame);
    ghost.append(svg);
  } else ghost.append(copy);
  return ghost;
}

export function dragging(options: DragOptions): (root: HTMLElement | SVGElement) => () => void {
  return (root) => {
    const layer = document.createElement('div');
    layer.className = 'board-layer';
    layer.setAttribute('aria-hidden', 'true');
    document.body.append(layer);
    let flight: Flight | null = null;
    let justDragged = false;

    const measure = () =>
      [...root.querySelectorAll('[data-drop]')].map((element) => ({
        id: element.getAttribute('data-drop')!,
        element,
        box: element.getBoundingClientRect(),
      }));

    const over = (place: Place | null) => {
      if (!flight || flight.over?.element === place?.element) return;
      flight.over?.element.removeAttribute('data-over');
      place?.element.setAttribute('data-over', '');
      flight.over = place;
    };

    const lift = (pointer: number) => {
      if (!flight) return;
      const mine = flight;
      const ghost = ghostOf(flight.source);
      flight.ghost = ghost;
      layer.append(ghost);
      ghost.setPointerCapture?.(pointer);
      flight.source.setAttribute('data-dragged', '');
      root.setAttribute('data-dragging', '');
      soon(() => {
        if (flight !== mine) return;
        options.onstart?.(mine.piece);
        soon(() => {
          if (flight !== mine) return;
          mine.places = measure();
          over(placeAt(mine.places, mine.at.x, mine.at.y));
        });
      });
    };

    const down = (event: PointerEvent) => {
      justDragged = false;
      if (flight || event.button !== 0 || !event.isPrimary) return;
      const source = (event.target as Element).closest('[data-drag]');
      const piece = source?.getAttribute('data-drag');
      if (!source || !piece || options.canDrag?.(piece) === false) return;
      flight = { piece, source, pointer: event.pointerId, x: event.clientX, y: event.clientY, at: { x: event.clientX, y: event.clientY }, ghost: null, places: [], over: null };
      window.addEventListener('scroll', scrolled, { passive: true, capture: true });
      window.addEventListener('keydown', escape, true);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
    };

    const move = (event: PointerEvent) => {
      if (!flight || event.pointerId !== flight.pointer) return;
      const [dx, dy] = [event.clientX - flight.x, event.clientY - flight.y];
      if (!flight.ghost) {
        if (Math.hypot(dx, dy) < TRAVEL) return;
        lift(event.pointerId);
      }
      flight.at = { x: event.clientX, y: event.clientY };
      flight.ghost!.style.transform = `translate3d(${dx}px,${dy}px,0) scale(1.12)`;
      over(placeAt(flight.places, event.clientX, event.clientY));
    };

    const finish = (place: string | null) => {
      if (!flight) return;
      const { piece, ghost, source } = flight;
      over(null);
      ghost?.remove();
      source.removeAttribute('data-dragged');
      root.removeAttribute('data-dragging');
      window.removeEventListener('scroll', scrolled, true);
      window.removeEventListener('keydown', escape, true);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', up);
      window.removeEventListener('pointercancel', cancel);
      flight = null;
      if (!ghost) return;
      justDragged = true;
      setTimeout(() => (justDragged = false)); // the click that may follow comes first
      options.onend?.(piece, place);
    };

    const up = (event: PointerEvent) => {
      if (!flight || event.pointerId !== flight.pointer) return;
      // A flick that was let go before the places were measured.
      if (flight.ghost && flight.places.length === 0) over(placeAt(measure(), event.clientX, event.clientY));
      finish(flight.ghost ? (flight.over?.id ?? null) : null);
    };
    const cancel = (event: PointerEvent) => {
      if (flight && event.pointerId === flight.pointer) finish(null);
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      event.stopPropagation();
      finish(null);
    };
    const scrolled = () => {
      if (flight?.ghost) flight.places = measure();
    };
    /** The browser sends a click after a drag; it is not one. */
    const click = (event: Event) => {
      if (!justDragged) return;
      justDragged = false;
      event.stopPropagation();
      event.preventDefault();
    };

    root.addEventListener('pointerdown', down as EventListener);
    root.addEventListener('click', click, true);
    return () => {
      finish(null);
      layer.remove();
      root.removeEventListener('pointerdown', down as EventListener);
      root.removeEventListener('click', click, true);
    };
  };
}
