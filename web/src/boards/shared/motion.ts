/**
 * Motion by piece: every element with `data-fly="KEY"` is watched. When the view changes, a piece that stands elsewhere
 * glides there; a new one comes from the first of `data-from="KEY KEY ..."` that was on the table and has gone from it,
 * else from the first that was there at all. `data-still` marks what is only a place to come from, `data-stage` the
 * boards and hands that pieces stand on. Any press ends all motion; under reduced motion there is none.
 */
const TIME = 300;

interface Stand {
  element: Element;
  box: DOMRect;
  /** The board it stands on: a board that moves as a whole carries its pieces along, and nothing flies. */
  stage: Element | null;
  origin: DOMRect | null;
}

/** prefers-reduced-motion, or `data-motion="off"` on <html>. */
export function isStill(): boolean {
  if (typeof window === 'undefined' || document.documentElement.dataset.motion === 'off') return true;
  return !('matchMedia' in window) || window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}

function stands(root: Element): Map<string, Stand> {
  const out = new Map<string, Stand>();
  for (const element of root.querySelectorAll('[data-fly]')) {
    const box = element.getBoundingClientRect();
    if (box.width === 0) continue;
    const stage = element.closest('[data-stage]');
    out.set(element.getAttribute('data-fly') ?? '', { element, box, stage, origin: stage?.getBoundingClientRect() ?? null });
  }
  return out;
}

/** Screen pixels per unit of the element's own coordinates. */
function scaleOf(element: Element): number {
  if (element instanceof SVGGraphicsElement && !(element instanceof SVGSVGElement)) return element.getScreenCTM()?.a ?? 1;
  return 1;
}

function source(from: string | null, before: Map<string, Stand>, after: Map<string, Stand>): Stand | undefined {
  const there = (from?.split(' ') ?? []).filter((key) => before.has(key));
  const key = there.find((one) => !after.has(one)) ?? there[0];
  return key === undefined ? undefined : before.get(key);
}

export class Motion {
  #root: Element | null = null;
  #before = new Map<string, Stand>();
  #running: Animation[] = [];

  /** `{@attach motion.watch}` on the table. */
  watch = (root: Element) => {
    this.#root = root;
    const skip = () => this.skip();
    root.addEventListener('pointerdown', skip);
    return () => {
      this.skip();
      root.removeEventListener('pointerdown', skip);
      this.#root = null;
    };
  };

  /** Call in `$effect.pre` when the view is about to be drawn. */
  remember() {
    this.#before = this.#root && !isStill() ? stands(this.#root) : new Map<string, Stand>();
  }

  /** Call in `$effect` when it has been drawn. */
  play() {
    if (!this.#root || this.#before.size === 0 || isStill()) return;
    const after = stands(this.#root);
    for (const [key, { element, box, stage, origin: ground }] of after) {
      if (element.hasAttribute('data-still')) continue;
      const from = this.#before.get(key) ?? source(element.getAttribute('data-from'), this.#before, after);
      if (!from) continue;
      const [shiftX, shiftY] =
        ground && from.origin && stage === from.stage ? [ground.left - from.origin.left, ground.top - from.origin.top] : [0, 0];
      const dx = from.box.left + from.box.width / 2 + shiftX - (box.left + box.width / 2);
      const dy = from.box.top + from.box.height / 2 + shiftY - (box.top + box.height / 2);
      const [sx, sy] = [from.box.width / box.width, from.box.height / box.height];
      if (Math.hypot(dx, dy) < 4 && Math.abs(sx - 1) < 0.1) continue;
      this.#fly(element, dx, dy, Math.min(2.5, Math.max(0.3, Math.min(sx, sy))));
    }
    this.#before = new Map();
  }

  #fly(element: Element, dx: number, dy: number, scale: number) {
    if (!('animate' in element)) return;
    const unit = scaleOf(element);
    const flight = element.animate(
      [
        { translate: `${dx / unit}px ${dy / unit}px`, scale: String(scale) },
        { translate: '0 0', scale: '1' },
      ],
      { duration: TIME, easing: 'cubic-bezier(.3,.1,.2,1)', fill: 'backwards', composite: 'replace' },
    );
    this.#running.push(flight);
    flight.onfinish = () => (this.#running = this.#running.filter((one) => one !== flight));
  }

  skip() {
    for (const flight of this.#running) flight.finish();
    this.#running = [];
    // What style sheets move (a bowl, a card that turns over) ends as well; what goes on for ever stays.
    for (const one of this.#root && 'getAnimations' in this.#root ? this.#root.getAnimations({ subtree: true }) : []) {
      if (one.effect?.getComputedTiming().iterations !== Infinity) one.finish();
    }
  }
}
