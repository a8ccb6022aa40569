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
import { ghostOf, Mark } from './ghost';

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

type Root = HTMLElement | SVGElement;

/** One table and at most one piece in the air above it. */
class Drags {
  readonly #root: Root;
  readonly #options: DragOptions;
  readonly #layer = document.createElement('div');
  readonly #pane = document.createElement('div');
  readonly #mark = new Mark();
  #flight: Flight | null = null;
  /** Ends what listens to the pointer of this flight. */
  #listening = new AbortController();
  #hasJustDragged = false;

  constructor(root: Root, options: DragOptions) {
    this.#root = root;
    this.#options = options;
    this.#layer.className = 'board-layer';
    this.#layer.setAttribute('aria-hidden', 'true');
    this.#pane.append(this.#mark.svg);
    this.#layer.append(this.#pane);
    document.body.append(this.#layer);
    root.addEventListener('pointerdown', this.#down as EventListener);
    root.addEventListener('click', this.#click, true);
  }

  end() {
    this.#finish(null);
    this.#layer.remove();
    this.#root.removeEventListener('pointerdown', this.#down as EventListener);
    this.#root.removeEventListener('click', this.#click, true);
  }

  #measure(): Place[] {
    return [...this.#root.querySelectorAll('[data-drop]')].map((element) => ({
      id: element.getAttribute('data-drop') ?? '',
      element,
      box: element.getBoundingClientRect(),
    }));
  }

  #over(place: Place | null) {
    const flight = this.#flight;
    if (!flight || flight.over?.element === place?.element) return;
    this.#mark.show(place?.element ?? null); // measures: before anything is written
    flight.over?.element.removeAttribute('data-over');
    place?.element.setAttribute('data-over', '');
    flight.over = place;
  }

  // ---------------------------------------------------------------------------------------------- lifting

  #make(mine: Flight) {
    if (this.#flight !== mine || mine.ghost) return;
    mine.ghost = ghostOf(mine.source);
    this.#pane.append(mine.ghost);
    if (mine.hasTravelled) soon(() => this.#lift(mine)); // it was faster than we
  }

  #follow({ ghost, at, x, y }: Flight) {
    if (ghost) ghost.style.transform = `translate3d(${at.x - x}px,${at.y - y}px,0) scale(1.12)`;
  }

  #lift(mine: Flight) {
    if (this.#flight !== mine || mine.isUp) return;
    this.#make(mine);
    mine.isUp = true;
    this.#follow(mine);
    try {
      mine.ghost?.setPointerCapture(mine.pointer);
    } catch {
      // The pointer has gone meanwhile. Capture only spares it the way through the board: the window hears it too.
    }
    this.#inTurn(mine, [
      () => {
        mine.source.setAttribute('data-dragged', '');
        this.#root.setAttribute('data-dragging', '');
      },
      () => this.#options.onstart?.(mine.piece),
      () => {
        mine.places = this.#measure();
        this.#over(placeAt(mine.places, mine.at.x, mine.at.y));
      },
    ]);
  }

  /** In tasks of their own, a frame apart, as long as this piece is in the air. */
  #inTurn(mine: Flight, [act, ...rest]: (() => void)[]) {
    if (!act) return;
    soon(() => {
      if (this.#flight !== mine) return;
      act();
      this.#inTurn(mine, rest);
    });
  }

  // ---------------------------------------------------------------------------------------------- listening

  #down = (event: PointerEvent) => {
    this.#hasJustDragged = false;
    if (this.#flight || event.button !== 0 || !event.isPrimary) return;
    const source = (event.target as Element).closest('[data-drag]');
    const piece = source?.getAttribute('data-drag');
    if (!source || !piece || this.#options.canDrag?.(piece) === false) return;
    const [x, y] = [event.clientX, event.clientY];
    const mine: Flight = {
      piece,
      source,
      pointer: event.pointerId,
      x,
      y,
      at: { x, y },
      ghost: null,
      hasTravelled: false,
      isUp: false,
      places: [],
      over: null,
    };
    this.#flight = mine;
    soon(() => this.#make(mine));
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    window.addEventListener('scroll', this.#scrolled, { passive: true, capture: true, signal });
    window.addEventListener('keydown', this.#escape, { capture: true, signal });
    window.addEventListener('pointermove', this.#move, { signal });
    window.addEventListener('pointerup', this.#up, { signal });
    window.addEventListener('pointercancel', this.#cancel, { signal });
  };

  #move = (event: PointerEvent) => {
    const flight = this.#flight;
    if (event.pointerId !== flight?.pointer) return;
    flight.at = { x: event.clientX, y: event.clientY };
    if (!flight.isUp) {
      flight.hasTravelled ||= Math.hypot(event.clientX - flight.x, event.clientY - flight.y) >= TRAVEL;
      if (!flight.hasTravelled || !flight.ghost) return;
      this.#lift(flight);
    }
    this.#over(placeAt(flight.places, event.clientX, event.clientY));
    this.#follow(flight);
  };

  #up = (event: PointerEvent) => {
    const flight = this.#flight;
    if (event.pointerId !== flight?.pointer) return;
    flight.isUp ||= flight.hasTravelled; // a flick, let go before there was a ghost
    this.#finish(flight.isUp ? (placeAt(this.#measure(), event.clientX, event.clientY)?.id ?? null) : null);
  };

  #cancel = (event: PointerEvent) => {
    if (event.pointerId === this.#flight?.pointer) this.#finish(null);
  };

  #escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.stopPropagation();
    this.#finish(null);
  };

  #scrolled = () => {
    const flight = this.#flight;
    if (!flight || flight.places.length === 0) return;
    flight.places = this.#measure();
    const below = placeAt(flight.places, flight.at.x, flight.at.y);
    this.#over(below);
    this.#mark.show(below?.element ?? null); // the same place may lie elsewhere now
  };

  /** The browser sends a click after a drag; it is not one. */
  #click = (event: Event) => {
    if (!this.#hasJustDragged) return;
    this.#hasJustDragged = false;
    event.stopPropagation();
    event.preventDefault();
  };

  #finish(place: string | null) {
    if (!this.#flight) return;
    const { piece, ghost, isUp, source } = this.#flight;
    this.#over(null);
    ghost?.remove();
    source.removeAttribute('data-dragged');
    this.#root.removeAttribute('data-dragging');
    this.#listening.abort();
    this.#flight = null;
    if (!isUp) return;
    this.#hasJustDragged = true;
    setTimeout(() => (this.#hasJustDragged = false)); // the click that may follow comes first
    this.#options.onend?.(piece, place);
  }
}

export function dragging(options: DragOptions): (root: Root) => () => void {
  return (root) => {
    const drags = new Drags(root, options);
    return () => drags.end();
  };
}
