/** Puzzles of the server, and what this device knows of those that were tried. Everything works from what was loaded once. */
import type { GameId } from '../../boards';
import type { PuzzleBook, ShownPuzzle } from '../../protocol/http';
import { call } from './api';
import { recall, remember } from './store';

export type { ShownPuzzle };

const books = new Map<GameId, Promise<ShownPuzzle[]>>();

/** All puzzles of a game, loaded once. */
export function book(game: GameId): Promise<ShownPuzzle[]> {
  let found = books.get(game);
  if (!found) {
    found = call<PuzzleBook>('GET', `/api/puzzles/${game}`).then(({ puzzles }) => puzzles);
    found.catch(() => books.delete(game)); // a lost connection must not be remembered
    books.set(game, found);
  }
  return found;
}

/** By the name of a puzzle: tries until it was found, 0 if the answer was asked for. */
export type Tried = Record<string, number>;

export const triedOf = (game: GameId): Tried => recall<Tried>(`puzzles.${game}`, {});

/** The first outcome counts: whoever has seen the answer has not found it. */
export function keepTried(game: GameId, id: string, tries: number | null): Tried {
  const tried = triedOf(game);
  if (!(id in tried)) tried[id] = tries ?? 0;
  remember(`puzzles.${game}`, tried);
  return tried;
}

export interface Wanted {
  /** A clause; empty for any. */
  theme: string;
  /** From 1 to 5; 0 for any. */
  difficulty: number;
}

export const fitting = (puzzles: readonly ShownPuzzle[], { theme, difficulty }: Wanted): ShownPuzzle[] =>
  puzzles.filter((one) => (theme === '' || one.theme === theme) && (difficulty === 0 || one.difficulty === difficulty));

/** The next one that was not tried yet, going round; else simply the next. */
export function nextOf(puzzles: readonly ShownPuzzle[], now: string | null, tried: Tried): ShownPuzzle | null {
  const at = puzzles.findIndex(({ id }) => id === now);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)];
  return round.find(({ id }) => !(id in tried) && id !== now) ?? round[0] ?? null;
}
