/**
 * How large the boards of others can be in the room there is: as many columns as make them largest, or one large and the
 * rest in a column beside it. Sizes are whole pixels: a browser that rounds up never needs more room than it has.
 */
const GAP = 8;
/** A name and its points stand on one line where a board is wide enough, else on two. */
export const ONE_LINE = { from: 160, height: 34 };
export const TWO_LINES = { from: 0, height: 50 };
/** Above a large one there is a button as well. */
export const LARGE_LINE = 50;
/** Smaller than this a board says nothing. */
const LEAST = 60;
/** What is left for the rest beside a large one, at least. */
const SMALL = 96;
/** From here on a board is large. */
const LARGE = 260;

export interface Fit {
  columns: number;
  /** The width of a board with its frame; with its name above it is higher by a line or two. */
  size: number;
}

function sizeIn(width: number, height: number): number {
  for (const { from, height: above } of [ONE_LINE, TWO_LINES]) {
    const size = Math.floor(Math.min(width, height - above));
    if (size >= from) return size;
  }
  return 0;
}

/** All alike. */
export function fit(count: number, width: number, height: number): Fit {
  let best: Fit = { columns: Math.max(1, Math.min(count, Math.floor((width + GAP) / (LEAST + GAP)))), size: LEAST };
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const size = sizeIn((width - (columns - 1) * GAP) / columns, (height - (rows - 1) * GAP) / rows);
    if (size > best.size) best = { columns, size };
  }
  return best;
}

/** One large, the others small in a column beside it (0: no room for them); null if it would not be large. */
export function fitLarge(count: number, width: number, height: number): { large: number; small: number } | null {
  const rest = count - 1;
  const tall = Math.floor(height - LARGE_LINE);
  const inColumn = rest > 0 ? Math.floor((height - (rest - 1) * GAP) / rest - TWO_LINES.height) : 0;
  const small = Math.min(inColumn, Math.max(SMALL, Math.floor(width - tall - GAP)));
  const shown = small >= LEAST ? small : 0;
  const large = Math.min(tall, Math.floor(width - (shown > 0 ? shown + GAP : 0)));
  return large >= LARGE ? { large, small: shown } : null;
}
