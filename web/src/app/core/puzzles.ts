/** Puzzles of the server, and what this device knows of those that were tried. What was loaded once works without a line. */
import { GAME_IDS, isGame, type GameId } from '../../boards';
import type { PuzzleBook, PuzzleEntry, PuzzlePart, ShownPuzzle } from '../../protocol/http';
import { ApiError, call } from './api';
import { recall, remember } from './store';

/** A puzzle as a book lists it. */
export type Entry = PuzzleEntry;
/** One that can be tried. */
export type Puzzle = PuzzleEntry & ShownPuzzle;

const loaded = new Map<string, Promise<unknown>>();

function once<T>(path: string): Promise<T> {
  const kept = loaded.get(path) as Promise<T> | undefined;
  if (kept) return kept;
  const found = call<T>('GET', path);
  found.catch(() => loaded.delete(path)); // a lost connection must not be remembered
  loaded.set(path, found);
  return found;
}

const bookOf = (game: GameId) => once<PuzzleBook>(`/api/puzzles/${game}`);
const partOf = (game: GameId, number: number) => once<PuzzlePart>(`/api/puzzles/${game}/${number}`);

/** All puzzles of a game, as they are listed. */
export const entriesOf = async (game: GameId): Promise<Entry[]> => (await bookOf(game)).puzzles;

/** A puzzle, with the part of the book that it stands in. */
export async function puzzleOf(game: GameId, id: string): Promise<Puzzle> {
  const { puzzles, part } = await bookOf(game);
  const at = puzzles.findIndex((one) => one.id === id);
  const entry = puzzles[at];
  const shown = entry && (await partOf(game, Math.floor(at / part))).puzzles.find((one) => one.id === id);
  if (!shown) throw new ApiError('not-found', 'no such puzzle');
  return { ...entry, ...shown };
}

let taking: Promise<void> | null = null;
/** A first visit begins without the worker that keeps things: what was loaded before it came is asked for again, past it. */
function worker(): Promise<void> {
  if (navigator.serviceWorker.controller && !taking) return Promise.resolve();
  taking ??= new Promise<void>((done) => {
    navigator.serviceWorker.addEventListener('controllerchange', () => done(), { once: true });
  }).then(() => loaded.clear());
  return taking;
}

/** All books, where the app is kept on the device: then they are there without a line. One part after the other, so that
 * nobody waits for it. */
export async function keepBooks(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  await worker();
  for (const game of GAME_IDS) {
    const { puzzles, part } = await bookOf(game);
    for (let k = 0; k * part < puzzles.length; k += 1) await partOf(game, k);
  }
}

const LAST = 'puzzled';
/** The game whose puzzles were looked at last. */
export function lastGame(): GameId {
  const kept = recall(LAST, '');
  return isGame(kept) ? kept : GAME_IDS[0];
}
export const keepLast = (game: GameId) => {
  remember(LAST, game);
};

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

export const fitting = (puzzles: readonly Entry[], { theme, difficulty }: Wanted): Entry[] =>
  puzzles.filter((one) => (theme === '' || one.theme === theme) && (difficulty === 0 || one.difficulty === difficulty));

/** The next one that was not tried yet, going round; else simply the next. */
export function nextOf(puzzles: readonly Entry[], now: string | null, tried: Tried): Entry | null {
  const at = puzzles.findIndex(({ id }) => id === now);
  const round = [...puzzles.slice(at + 1), ...puzzles.slice(0, at + 1)];
  return round.find(({ id }) => !(id in tried) && id !== now) ?? round[0] ?? null;
}
