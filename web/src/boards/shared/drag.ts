/**
 * Dragging with mouse, pen or finger: `<div {@attach dragging(options)}>` around pieces with `data-drag="ID"` and
 * places with `data-drop="ID"`.
 *
 * A press that does not travel stays a click. While a piece travels, nothing of Svelte runs: a ghost follows the
 * pointer by transform, places were measured once at the start, and the place below gets `data-over`.
 * Pieces have `touch-action: none` (see boards.css), everything else still scrolls the page.
 *
 * No task may be long, on a slow tablet either. So the work of a lift is spread over frames: the ghost is made after
 * the press and only shown when it lifts; then the piece pales, then the places begin to glow, then they are measured.
 * Ghost and mark lie in a layer that nothing else depends on. The mark is a copy of the outline (`data-mark`) of the
 * place below: to light up the place itself would paint its whole board again at every step. The ghost carries the
 * cursor: on the board, which hands it down, it would restyle every piece.
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
  /** Made after the press. */
  ghost: HTMLElement | null;
  /** Far enough to be no click. */
  hasTravelled: boolean;
  isUp: boolean;
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

const SVG = 'http://www.w3.org/2000/svg';

function matrixOf(element: SVGGraphicsElement, x = 0, y = 0): string {
  const { a, b, c, d, e, f } = element.getScreenCTM() ?? new DOMMatrix();
  return `matrix(${a} ${b} ${c} ${d} ${e - x} ${f - y})`;
}

/** A picture of the piece in screen coordinates; an SVG piece is cut out of its board by its screen matrix. */
function ghostOf(source: Element): HTMLElement {
  const box = source.getBoundingClientRect();
  const ghost = document.createElement('div');
  ghost.className = 'board-ghost';
  ghost.style.cssText = `left:${box.left}px;top:${box.top}px;width:${box.width}px;height:${box.height}px`;
  const copy = source.cloneNode(true) as Element;
  copy.removeAttribute('id');
  for (const words of copy.querySelectorAll('.table-hidden')) words.remove();
  for (const child of [copy, ...copy.querySelectorAll('[data-spot],[data-fly],[data-drop]')]) {
    for (const name of ['data-spot', 'data-drag', 'data-drop', 'data-fly', 'tabindex', 'role']) child.removeAttribute(name);
  }
  if (source instanceof SVGGraphicsElement && !(source instanceof SVGSVGElement)) {
    const svg = document.createElementNS(SVG, 'svg');
    svg.setAttribute('width', String(box.width));
    svg.setAttribute('height', String(box.height));
    svg.style.overflow = 'visible';
    copy.removeAttribute('transform');
    (copy as SVGElement).style.transform = 'none';
    const frame = document.createElementNS(SVG, 'g');
    frame.setAttribute('transform', matrixOf(source, box.left, box.top));
    frame.append(copy);
    svg.append(frame);
    ghost.append(svg);
  } else ghost.append(copy);
  return ghost;
}

/** The outline of the place below the piece, drawn over the board. */
class Mark {
  readonly svg = document.createElementNS(SVG, 'svg');
  readonly #frame = document.createElementNS(SVG, 'g');

  constructor() {
    this.svg.setAttribute('class', 'board-mark');
    this.svg.append(this.#frame);
  }

  show(place: Element | null) {
    const outline = place?.querySelector(':scope > [data-mark]');
    if (!(outline instanceof SVGGraphicsElement)) return this.#frame.replaceChildren();
    const copy = outline.cloneNode() as SVGElement;
    copy.setAttribute('class', place!.classList.contains('refused') ? 'no' : 'yes');
    this.#frame.setAttribute('transform', matrixOf(outline));
    this.#frame.replaceChildren(copy);
  }
}

export function dragging(options: DragOptions): (root: HTMLElement | SVGElement) => () => void {
  return (root) => {
    const layer = document.createElement('div');
    layer.className = 'board-layer';
    layer.setAttribute('aria-hidden', 'true');
    const pane = document.createElement('div');
    const mark = new Mark();
    pane.append(mark.svg);
    layer.append(pane);
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
      mark.show(place?.element ?? null); // measures: before anything is written
      flight.over?.element.removeAttribute('data-over');
      place?.element.setAttribute('data-over', '');
      flight.over = place;
    };

    /** In tasks of their own, a frame apart, as long as this piece is in the air. */
    const inTurn = (mine: Flight, [act, ...rest]: (() => void)[]) => {
      if (!act) return;
      soon(() => {
        if (flight !== mine) return;
        act();
        inTurn(mine, rest);
      });
    };

    const make = (mine: Flight) => {
      if (flight !== mine || mine.ghost) return;
      mine.ghost = ghostOf(mine.source);
      pane.append(mine.ghost);
      if (mine.hasTravelled) soon(() => lift(mine)); // it was faster than we
    };

    const follow = (mine: Flight) => {
      mine.ghost!.style.transform = `translate3d(${mine.at.x - mine.x}px,${mine.at.y - mine.y}px,0) scale(1.12)`;
    };

    const lift = (mine: Flight) => {
      if (flight !== mine || mine.isUp) return;
      make(mine);
      mine.isUp = true;
      follow(mine);
      try {
        mine.ghost!.setPointerCapture?.(mine.pointer);
      } catch {
        // The pointer has gone meanwhile. Capture only spares it the way through the board: the window hears it too.
      }
      inTurn(mine, [
        () => {
          mine.source.setAttribute('data-dragged', '');
          root.setAttribute('data-dragging', '');
        },
        () => options.onstart?.(mine.piece),
        () => {
          mine.places = measure();
          over(placeAt(mine.places, mine.at.x, mine.at.y));
        },
      ]);
    };

    const down = (event: PointerEvent) => {
      justDragged = false;
      if (flight || event.button !== 0 || !event.isPrimary) return;
      const source = (event.target as Element).closest('[data-drag]');
      const piece = source?.getAttribute('data-drag');
      if (!source || !piece || options.canDrag?.(piece) === false) return;
      flight = {
        piece,
        source,
        pointer: event.pointerId,
        x: event.clientX,
        y: event.clientY,
        at: { x: event.clientX, y: event.clientY },
        ghost: null,
        hasTravelled: false,
        isUp: false,
        places: [],
        over: null,
      };
      const mine = flight;
      soon(() => make(mine));
      window.addEventListener('scroll', scrolled, { passive: true, capture: true });
      window.addEventListener('keydown', escape, true);
      window.addEventListener('pointermove', move);
      window.addEventListener('pointerup', up);
      window.addEventListener('pointercancel', cancel);
    };

    const move = (event: PointerEvent) => {
      if (!flight || event.pointerId !== flight.pointer) return;
      flight.at = { x: event.clientX, y: event.clientY };
      if (!flight.isUp) {
        flight.hasTravelled ||= Math.hypot(event.clientX - flight.x, event.clientY - flight.y) >= TRAVEL;
        if (!flight.hasTravelled || !flight.ghost) return;
        lift(flight);
      }
      over(placeAt(flight.places, event.clientX, event.clientY));
      follow(flight);
    };

    const finish = (place: string | null) => {
      if (!flight) return;
      const { piece, ghost, isUp, source } = flight;
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
      if (!isUp) return;
      justDragged = true;
      setTimeout(() => (justDragged = false)); // the click that may follow comes first
      options.onend?.(piece, place);
    };

    const up = (event: PointerEvent) => {
      if (!flight || event.pointerId !== flight.pointer) return;
      flight.isUp ||= flight.hasTravelled; // a flick, let go before there was a ghost
      finish(flight.isUp ? (placeAt(measure(), event.clientX, event.clientY)?.id ?? null) : null);
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
      if (!flight || flight.places.length === 0) return;
      flight.places = measure();
      const below = placeAt(flight.places, flight.at.x, flight.at.y);
      over(below);
      mark.show(below?.element ?? null); // the same place may lie elsewhere now
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
