/**
 * What the options of a decision are worth, laid out upon the board. A game says on which spots a move lies
 * (`NAME/where.ts`, by the names that its boards give them as `data-spot`); how they look there is `Worth.svelte`.
 */

/** An option and its value; `se` is the standard error of `win`. */
export interface Valued {
  move: string;
  win: number;
  win_se: number;
}

export interface Mark {
  move: string;
  win: number;
  se: number;
  /** From 0, the worst option of this decision, to 1, the best. */
  heat: number;
  isBest: boolean;
  isPlayed: boolean;
}

export interface Marks {
  /** By spot: the best of the options that lie there; then the one that was played, if it is another. */
  at: ReadonlyMap<string, readonly Mark[]>;
  /** Options that lie nowhere on the board: to pass, to decline. */
  elsewhere: readonly Mark[];
}

export const NO_MARKS: Marks = { at: new Map(), elsewhere: [] };

export function marksOf(
  options: readonly Valued[],
  chosen: { played: string | null; best: string | null },
  where: (move: string) => readonly string[],
): Marks {
  const worths = options.map(({ win }) => win);
  const [least, most] = [Math.min(...worths), Math.max(...worths)];
  const at = new Map<string, Mark[]>();
  const elsewhere: Mark[] = [];
  for (const { move, win, win_se: se } of [...options].sort((a, b) => b.win - a.win)) {
    const heat = most > least ? (win - least) / (most - least) : 1;
    const mark = { move, win, se, heat, isBest: move === chosen.best, isPlayed: move === chosen.played };
    const spots = where(move);
    if (spots.length === 0) elsewhere.push(mark);
    for (const spot of new Set(spots)) {
      const there = at.get(spot) ?? [];
      if (there.length === 0 || mark.isPlayed) at.set(spot, [...there, mark]);
    }
  }
  return { at, elsewhere };
}

/** "34": a share of 0.34, as it stands on a board; an error is never told as none. */
export const inPercent = (share: number) => String(Math.round(share * 100));
export const errorInPercent = (error: number) => String(Math.max(1, Math.round(error * 100)));
