/** Where things stand in a park of 1000 x 1000: pens, their slots, the river. */
import { shape } from '../shared/outline';

export interface Spot {
  x: number;
  y: number;
  /** Width of a dinosaur here. */
  w: number;
}

export interface Pen {
  id: string;
  x: number;
  y: number;
  w: number;
  h: number;
  area: 'forest' | 'rocks';
  /** Points as the sign says them. */
  sign: string;
  /** Points written under the slots, where each place counts differently. */
  ladder?: number[];
  outline: string;
}

export const FIGURE_RATIO = 102 / 126;

/** A clearing with soft corners, each a little different. */
function clearing(x: number, y: number, w: number, h: number, seed: number): string {
  const wobble = (k: number) => Math.round(Math.sin(seed * 12.9 + k * 78.2) * 3);
  const [r, b] = [x + w, y + h];
  const c = 34;
  return shape(
    `${x + c},${y + wobble(1)} ${x + w / 2},${y + wobble(2)} ${r - c},${y + wobble(3)} ${r - 8},${y + 10} ${r + wobble(4)},${y + c} ` +
      `${r + wobble(5)},${y + h / 2} ${r + wobble(6)},${b - c} ${r - 8},${b - 10} ${r - c},${b + wobble(7)} ${x + w / 2},${b + wobble(8)} ` +
      `${x + c},${b + wobble(9)} ${x + 8},${b - 10} ${x + wobble(10)},${b - c} ${x + wobble(11)},${y + h / 2} ${x + wobble(12)},${y + c} ${x + 8},${y + 10}`,
  );
}

const LEFT = 22;
const RIGHT = 578;
const WIDE = 400;

function pen(id: string, x: number, y: number, h: number, area: Pen['area'], sign: string, ladder?: number[]): Pen {
  const out: Pen = { id, x, y, w: WIDE, h, area, sign, outline: clearing(x, y, WIDE, h, y + x / 7) };
  return ladder ? { ...out, ladder } : out;
}

/** Size of a pyramid slot: a finger's width on the smallest phone. */
export const STONE = { w: 133, h: 133 };

/** Three stones side by side need a little more than the other pens have. */
function pyramid(): Pen {
  const [x, y, w, h] = [RIGHT - 4, 576, WIDE + 8, 412];
  return { id: 'pyramid', x, y, w, h, area: 'rocks', sign: '', outline: clearing(x, y, w, h, y + x / 7) };
}

export const PENS: Record<'summer' | 'winter', Pen[]> = {
  summer: [
    pen('sameness', LEFT, 62, 300, 'forest', '', [2, 4, 8, 12, 18, 24]),
    pen('trio', LEFT, 400, 236, 'forest', '7'),
    pen('love', LEFT, 676, 300, 'rocks', '5'),
    pen('king', RIGHT, 62, 236, 'forest', '7'),
    pen('differences', RIGHT, 338, 300, 'rocks', '', [1, 3, 6, 10, 15, 21]),
    pen('solitary', RIGHT, 676, 300, 'rocks', '7'),
  ],
  winter: [
    pen('wood', LEFT, 62, 300, 'forest', '', [2, 4, 8, 12, 18, 24]),
    pen('bridge-left', LEFT, 400, 290, 'forest', '6'),
    pen('quarantine', LEFT, 728, 248, 'rocks', ''),
    pen('lookout', RIGHT, 62, 200, 'forest', '2'),
    pen('bridge-right', RIGHT, 294, 228, 'rocks', '6'),
    pyramid(),
  ],
};

export const RIVER_PATH =
  'M464-10C432 120 482 240 438 360 406 470 458 560 438 690 418 800 464 900 438 1010H564C590 900 538 800 562 690 586 560 536 470 562 360 586 240 538 120 566-10Z';
export const SLOTS = ['b1', 'b2', 'b3', 'm1', 'm2', 't'] as const;
/** Points written on its stones. */
export const STONE_POINTS = [2, 2, 2, 4, 4, 7];
/** All that a dinosaur can go to on a side. */
export const PLACES = {
  summer: placesOf('summer'),
  winter: placesOf('winter'),
};

function placesOf(board: 'summer' | 'winter'): string[] {
  return [...PENS[board].flatMap((p) => (p.id === 'pyramid' ? SLOTS.map((slot) => `pyramid.${slot}`) : [p.id])), 'river'];
}

function grid(p: Pen, columns: number, rows: number, top: number): Spot[] {
  const [cw, ch] = [(p.w - 16) / columns, (p.h - top - 10) / rows];
  const w = Math.min(cw - 8, (ch - 4) / FIGURE_RATIO);
  return Array.from({ length: columns * rows }, (_, k) => ({
    x: p.x + 8 + cw * ((k % columns) + 0.5),
    y: p.y + top + ch * (Math.floor(k / columns) + 0.5),
    w,
  }));
}

/** Places of the dinosaurs of a pen that holds `count`. */
export function spots(p: Pen, count: number): Spot[] {
  switch (p.id) {
    case 'trio':
      return grid(p, 3, 1, 62);
    case 'king':
    case 'solitary':
    case 'lookout':
    case 'quarantine':
      return [{ x: p.x + p.w / 2, y: p.y + p.h / 2 + 24, w: 178 }];
    case 'pyramid': {
      const base = p.y + p.h - 6 - STONE.h / 2;
      const at = (column: number, row: number) => ({
        x: p.x + p.w / 2 + (column - 1) * STONE.w + (row * STONE.w) / 2,
        y: base - row * STONE.h,
        w: 108,
      });
      return [at(0, 0), at(1, 0), at(2, 0), at(0, 1), at(1, 1), at(0, 2)];
    }
    default:
      if (p.ladder || p.id === 'love' || count <= 6) return grid(p, 3, 2, 56);
      return grid(p, 4, 3, 52);
  }
}

/** Places in the river, from the top down, closer together when it is crowded. */
export function riverSpots(count: number): Spot[] {
  const step = Math.min(96, 880 / Math.max(1, count));
  return Array.from({ length: count }, (_, k) => ({ x: 500 + Math.sin(k * 2.1) * 16, y: 118 + step * k, w: 112 }));
}

/** Where the next dinosaur of a place would stand, if so many are in each pen. */
export function nextSpot(board: 'summer' | 'winter', place: string, many: (pen: string) => number): Spot | null {
  if (place === 'river') return riverSpots(many('river') + 1).at(-1) ?? null;
  const [id, slot] = place.split('.');
  const p = PENS[board].find((one) => one.id === id);
  if (!p) return null;
  const k = slot ? SLOTS.findIndex((one) => one === slot) : many(p.id);
  const all = spots(p, many(p.id) + 1);
  return all[k] ?? all.at(-1) ?? null;
}
