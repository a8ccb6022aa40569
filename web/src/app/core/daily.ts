/** The challenge of the day: its deal at the server, and on this device what was played, how it ended, and the streak. */
import { GAME_IDS, type GameId } from '../../boards';
import type { Created, Daily, Fared } from '../../protocol/http';
import { api, ApiError, call } from './api';
import { guestName } from './begin';
import { router } from './router.svelte';
import { keep, recall, remember } from './store';

export type { Daily, Fared };

export const challenge = (game: GameId): Promise<Daily> => call('GET', `/api/daily/${game}`);

/** A try at a challenge: the table, and how it ended once it has. The first one of a day counts. */
export interface Try {
  table: string;
  fared: Fared | null;
}
/** By day, then by game. */
export type Diary = Record<string, Partial<Record<GameId, Try>>>;
const MOST_DAYS = 400;

export const diary = (): Diary => recall<Diary>('daily', {});

function note(day: string, game: GameId, one: Try): Diary {
  const all = diary();
  all[day] = { ...all[day], [game]: one };
  for (const old of Object.keys(all).sort().slice(0, -MOST_DAYS)) Reflect.deleteProperty(all, old);
  remember('daily', all);
  return all;
}

/** Sit down at a table with the deal of a day, and begin; whoever has played it to its end does so for practice. */
export async function accept({ game, day, seat }: Daily & { game: GameId }): Promise<void> {
  const practice = Boolean(diary()[day]?.[game]?.fared);
  const made = await call<Created>('POST', `/api/daily/${game}?day=${day}&practice=${String(practice)}`);
  const { id } = made.table;
  const taken = await api.sit(id, guestName(), seat, made.host_token);
  keep(id, (keys) => {
    keys.host = made.host_token;
    keys.game = game;
    keys.seats = [{ seat: taken.seat, token: taken.token, name: guestName() }];
  });
  if (made.host_token) await api.start(id, made.host_token, null);
  if (!practice) note(day, game, { table: id, fared: null });
  router.go(`/t/${id}`);
}

/** Was this table a try at a challenge that counts? */
export const isChallenge = (table: string): boolean =>
  Object.values(diary()).some((day) => Object.values(day).some((one) => one.table === table));

/** What this device has of a challenge, asked of the server as long as its end is not known; null: to be played (still, or
 * again, because its table is gone). */
export async function outcome({ game, day, seat }: Daily & { game: GameId }): Promise<Try | null> {
  const one = diary()[day]?.[game];
  if (!one || one.fared) return one ?? null;
  try {
    const { status } = (await api.table(one.table)).table;
    if (status === 'closed') return null;
    if (status !== 'over') return one;
    const record = (await api.record(one.table)) as { result?: { scores: number[]; ranks: number[] } };
    const [points, place] = [record.result?.scores[seat], record.result?.ranks[seat]];
    if (points === undefined || place === undefined) return one;
    const ended = { ...one, fared: { points, place } };
    note(day, game, ended);
    return ended;
  } catch (error) {
    if (error instanceof ApiError) return error.code === 'not-found' ? null : one; // the line may be gone
    throw error;
  }
}

/** Days in a row, up to this one or the one before, on which a challenge was played to its end. */
export function streak(all: Diary, today: string, games: readonly GameId[] = GAME_IDS): number {
  const played = (day: string) => games.some((game) => all[day]?.[game]?.fared);
  const before = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);
  let day = played(today) ? today : before(today);
  let days = 0;
  for (; played(day); day = before(day)) days += 1;
  return days;
}

/** The share of these that somebody has left behind: fewer points, or as many and a worse place. */
export function beaten(own: Fared, others: readonly Fared[]): number {
  const worse = others.filter(({ points, place }) => points < own.points || (points === own.points && place > own.place)).length;
  const equal = others.filter(({ points, place }) => points === own.points && place === own.place).length;
  return others.length === 0 ? 0 : (worse + equal / 2) / others.length;
}

export const mean = (all: readonly Fared[]): number => all.reduce((sum, { points }) => sum + points, 0) / Math.max(1, all.length);
