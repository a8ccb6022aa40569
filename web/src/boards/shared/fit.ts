/**
 * How large the boards of others can be in the room there is: as many columns as make them largest, each with its name
 * above it or beside it; or one large and the rest in a column beside it. Sizes are whole pixels: a browser that rounds up
 * never needs more room than it has.
 */
const GAP = 8;
/** Border and padding around a board. */
const FRAME = 16;
/** A name and its points stand above a board on one line where it is wide enough, else on two; or beside one that is high enough. */
const ONE_LINE = { from: 160, height: 34 };
const TWO_LINES = { from: 0, height: 50 };
const BESIDE = { from: 108, width: 104 };
/** Above a large one there is a button as well. */
const LARGE_LINE = 50;
/** Smaller than this a board with its frame says nothing. */
const LEAST = 60;
/** What is left for the rest beside a large one, at least. */
const SMALL = 96;
/** From here on a board is large, unless its table says otherwise. */
const LARGE = 260;

export interface Fit {
  columns: number;
  /** The width of a board. */
  board: number;
  /** And of all that belongs to it. */
  width: number;
  height: number;
  name: 'one-line' | 'two-lines' | 'beside';
}

/** A board in a cell of this size, with its name where that leaves it larger. */
function inCell(columns: number, width: number, height: number): Fit {
  const beside = Math.floor(Math.min(width - BESIDE.width, height)) - FRAME;
  const long = Math.floor(Math.min(width, height - ONE_LINE.height));
  const line = long >= ONE_LINE.from ? ONE_LINE : TWO_LINES;
  const above = Math.floor(Math.min(width, height - line.height)) - FRAME;
  if (beside > above && beside >= BESIDE.from)
    return { columns, board: beside, width: beside + FRAME + BESIDE.width, height: beside + FRAME, name: 'beside' };
  const name = line === ONE_LINE ? 'one-line' : 'two-lines';
  return { columns, board: above, width: above + FRAME, height: above + FRAME + line.height, name };
}

/** All alike. */
export function fit(count: number, width: number, height: number): Fit {
  const inOneRow = Math.max(1, Math.min(count, Math.floor((width + GAP) / (LEAST + GAP))));
  let best = inCell(inOneRow, LEAST, LEAST + TWO_LINES.height);
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns);
    const here = inCell(columns, (width - (columns - 1) * GAP) / columns, (height - (rows - 1) * GAP) / rows);
    if (here.board > best.board) best = here;
  }
  return best;
}

/** One large, the others small in a column beside it (0: no room for them); null if it would not be large. */
export function fitLarge(count: number, width: number, height: number, least = LARGE): { large: number; small: number } | null {
  const rest = count - 1;
  const tall = Math.floor(height - LARGE_LINE);
  const inColumn = rest > 0 ? Math.floor((height - (rest - 1) * GAP) / rest - TWO_LINES.height) : 0;
  const small = Math.min(inColumn, Math.max(SMALL, Math.floor(width - tall - GAP)));
  const shown = small >= LEAST ? small : 0;
  const large = Math.min(tall, Math.floor(width - (shown > 0 ? shown + GAP : 0)));
  return large >= least ? { large, small: shown } : null;
}
