/** For tests: fixtures, words, and a table drawn in happy-dom. */
import { render } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { vi } from 'vitest';
import { need } from '../i18n';
import type { AnyView, Decision } from '.';

export interface Moment<V> {
  view: V;
  decision: Decision | null;
}

export async function words(game: string) {
  await need('boards', game);
}

/** Draw a table; the four intents are spies. */
export function table<V extends AnyView>(Table: unknown, moment: Moment<V>, more: Record<string, unknown> = {}) {
  const intents = { onmove: vi.fn(), onplan: vi.fn(), onwhy: vi.fn(), onretract: vi.fn() };
  const names = ['Ada', 'Bruno', 'Cleo', 'Dora', 'Emil', 'Flo'].slice(0, moment.view.seats);
  const props = { view: moment.view, decision: moment.decision, names, ...intents, ...more };
  const drawn = render(Table as Component<Record<string, unknown>>, { props });
  const seen = (id: string) => drawn.container.querySelector<HTMLElement>(`[data-spot="${id}"]`);
  const spot = (id: string) => {
    const found = seen(id);
    if (!found) throw new Error(`no ${id} on this table`);
    return found;
  };
  return { ...drawn, ...intents, props, seen, spot };
}

/** Every legal action with a verb, without it. */
export function legal(decision: Decision | null, verb: string): string[] {
  return Object.entries(decision?.actions ?? {}).flatMap(([move, clause]) =>
    clause === null && move.startsWith(`${verb} `) ? [move.slice(verb.length + 1)] : [],
  );
}

export function refused(decision: Decision | null, verb: string): [string, string][] {
  return Object.entries(decision?.actions ?? {}).flatMap(([move, clause]) =>
    clause !== null && move.startsWith(`${verb} `) ? [[move.slice(verb.length + 1), clause] as [string, string]] : [],
  );
}

/** Give elements a place on the screen, which happy-dom does not. */
export function layOut(element: Element, left: number, top: number, width = 40, height = 40) {
  element.getBoundingClientRect = () => new DOMRect(left, top, width, height);
}

export function pointer(target: Element, type: string, x: number, y: number) {
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, pointerId: 1, isPrimary: true, button: 0 }),
  );
}

/** Press, travel and let go, with a click after it as browsers send one. */
export function drag(piece: Element, place: Element) {
  layOut(piece, 0, 0);
  layOut(place, 200, 200, 100, 100);
  pointer(piece, 'pointerdown', 10, 10);
  pointer(piece, 'pointermove', 60, 60);
  pointer(piece, 'pointermove', 250, 250);
  pointer(piece, 'pointerup', 250, 250);
  piece.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}
