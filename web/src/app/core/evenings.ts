/** The evenings of the score pad: the games that were kept, the newest first, on this device. */
import type { GameId } from '../../boards';
import { currentLanguage } from '../../i18n';
import { api } from './api';
import { openPad, tableOf, type Asked, type PadGame } from './pad.svelte';
import { recall, remember } from './store';

export interface Evening {
  /** When it began. */
  at: number;
  games: PadGame[];
}

/** What somebody has won in an evening. */
export interface Standing {
  name: string;
  games: number;
  wins: number;
  points: number;
}

const MOST = 60;
export const evenings = (): Evening[] => recall<Evening[]>('pad.evenings', []);
const keep = (all: readonly Evening[]) => remember('pad.evenings', all.slice(0, MOST));

/** A game into this evening; one that was opened again takes its old place. */
export function keepGame(game: PadGame): Evening[] {
  const all = evenings();
  if (all.some(({ games }) => games.some((one) => one.at === game.at))) return replace(game);
  const [now = { at: game.at, games: [] }, ...before] = all;
  const next = [{ ...now, games: [...now.games, game] }, ...before];
  keep(next);
  return next;
}

function replace(game: PadGame): Evening[] {
  const next = evenings().map(({ at, games }) => ({ at, games: games.map((one) => (one.at === game.at ? game : one)) }));
  keep(next);
  return next;
}

export function dropGame(at: number): Evening[] {
  const next = evenings()
    .map((evening) => ({ ...evening, games: evening.games.filter((one) => one.at !== at) }))
    .filter(({ games }, k) => k === 0 || games.length > 0);
  keep(next);
  return next;
}

/** Another evening begins; the last one stays to be looked at. */
export function newEvening(at: number): Evening[] {
  const next = [{ at, games: [] }, ...evenings().filter(({ games }) => games.length > 0)];
  keep(next);
  return next;
}

export function dropEvening(at: number): Evening[] {
  const next = evenings().filter((one) => one.at !== at);
  keep(next);
  return next;
}

/** Wins and points of everybody who played, by name; what the server has not counted does not count. */
export function standings({ games }: Evening): Standing[] {
  const found = new Map<string, Standing>();
  for (const { names, end } of games) {
    if (!end) continue;
    names.forEach((name, seat) => {
      const one = found.get(name) ?? { name, games: 0, wins: 0, points: 0 };
      one.games += 1;
      one.wins += end.winners.includes(seat) ? 1 : 0;
      one.points += end.scores[seat] ?? 0;
      found.set(name, one);
    });
  }
  return [...found.values()].sort((a, b) => b.wins - a.wins || b.points - a.points || a.name.localeCompare(b.name));
}

/** Games that were kept without a server are counted as soon as it answers. */
export async function countWaiting(ask: Asked = api.score): Promise<Evening[]> {
  for (const { games } of evenings())
    for (const game of games) {
      if (game.end) continue;
      const pad = await openPad(game.game);
      const end = await ask(tableOf(pad, game, game.taps), currentLanguage()).catch(() => null);
      if (end) replace({ ...game, end });
    }
  return evenings();
}

export const waitingGames = (all: readonly Evening[]): { game: GameId; at: number }[] =>
  all.flatMap(({ games }) => games.filter(({ end }) => !end));
