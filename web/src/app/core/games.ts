/** One's own games that are over, kept on this device with all that is needed to see them again without a server. */
import { isGame, type GameId } from '../../boards';
import type { Level } from '../../protocol/games';
import { api, type Replay } from './api';

export interface OwnGame {
  table: string;
  game: GameId;
  /** When its end was seen. */
  at: number;
  names: string[];
  /** By seat: the level of a bot; null for people. */
  levels: (Level | null)[];
  /** The seats of this browser. */
  own: number[];
  scores: number[];
  ranks: number[];
  breakdown: Record<string, number>[];
  record: Record<string, unknown> | null;
  replay: Replay | null;
  /** By seat, from 0 to 100, if the game was analysed. */
  accuracy: (number | null)[] | null;
}

const [NAME, SHELF] = ['twistosaur', 'games'];

function done<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('no storage'));
  });
}

function shelf(): Promise<IDBDatabase> {
  const asked = indexedDB.open(NAME, 1);
  asked.onupgradeneeded = () => void asked.result.createObjectStore(SHELF, { keyPath: 'table' });
  return done(asked);
}

async function use<T>(mode: IDBTransactionMode, work: (games: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  const database = await shelf();
  try {
    return await done(work(database.transaction(SHELF, mode).objectStore(SHELF)));
  } finally {
    database.close();
  }
}

/** All of them, the newest first; none where the browser keeps nothing. */
export async function ownGames(): Promise<OwnGame[]> {
  try {
    const all = await use<OwnGame[]>('readonly', (games) => games.getAll() as IDBRequest<OwnGame[]>);
    return all.sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

export async function ownGame(table: string): Promise<OwnGame | null> {
  try {
    return (await use<OwnGame | undefined>('readonly', (games) => games.get(table) as IDBRequest<OwnGame | undefined>)) ?? null;
  } catch {
    return null;
  }
}

export async function keepOwn(game: OwnGame): Promise<void> {
  await use('readwrite', (games) => games.put(game)).catch(() => undefined);
}
export const dropOwn = (table: string) => use('readwrite', (games) => games.delete(table));
export const dropAll = () => use('readwrite', (games) => games.clear());

/** A game whose end is seen: kept at once, and with its record and every step as soon as the server has sent them. */
export async function noteEnd(game: Omit<OwnGame, 'record' | 'replay' | 'accuracy'>): Promise<void> {
  if (noted.has(game.table)) return;
  noted.add(game.table);
  const before = await ownGame(game.table);
  const kept: OwnGame = before ?? { ...game, record: null, replay: null, accuracy: null };
  if (!before) await keepOwn(kept);
  await complete(kept);
}
/** A page sees the end of a game again and again. */
const noted = new Set<string>();

/** What the server still has of a game. */
export async function complete(game: OwnGame): Promise<OwnGame> {
  if (game.record && game.replay) return game;
  try {
    const next = { ...game, record: game.record ?? (await api.record(game.table)), replay: game.replay ?? (await api.replay(game.table)) };
    await keepOwn(next);
    return next;
  } catch {
    return game; // no server, or it has cleared the table away
  }
}

/** How well it was played, if somebody had it analysed meanwhile. */
export async function analysed(game: OwnGame): Promise<void> {
  if (game.accuracy) return;
  const accuracy = await accuracyOf(game.table, game.names.length);
  if (accuracy) await keepOwn({ ...game, accuracy });
}

async function accuracyOf(table: string, seats: number): Promise<(number | null)[] | null> {
  try {
    const { job, analysis } = await api.analysis(table);
    if (job.status !== 'done' || !analysis) return null;
    return Array.from({ length: seats }, (_, seat) => analysis.players.find((one) => one.seat === seat)?.accuracy ?? null);
  } catch {
    return null; // nobody has asked for one, or nobody can be asked
  }
}

// ---------------------------------------------------------------------------------------------- out and in

interface Pack {
  twistosaur: 'games';
  version: 1;
  games: OwnGame[];
}

export const packed = (games: OwnGame[]): string => JSON.stringify({ twistosaur: 'games', version: 1, games } satisfies Pack);

/** How many games of a file are kept now that were not before; null if it is no file of ours. */
export async function unpack(text: string): Promise<number | null> {
  let pack: Partial<Pack> | null;
  try {
    pack = JSON.parse(text) as Partial<Pack> | null;
  } catch {
    return null;
  }
  if (pack?.twistosaur !== 'games' || !Array.isArray(pack.games)) return null;
  const have = new Set((await ownGames()).map(({ table }) => table));
  const fresh = pack.games.filter((one) => isOwn(one) && !have.has(one.table));
  for (const one of fresh) await keepOwn(one);
  return fresh.length;
}

const isList = (data: unknown, many: number) => Array.isArray(data) && data.length === many;

/** Looks like a game of ours; its points are the server's, and nobody is deceived by a file but its owner. */
function isOwn(data: unknown): data is OwnGame {
  const one = data as Partial<OwnGame> | null;
  if (typeof one?.table !== 'string' || !isGame(one.game) || typeof one.at !== 'number' || !Array.isArray(one.names)) return false;
  const many = one.names.length;
  return [one.scores, one.ranks, one.breakdown, one.levels].every((list) => isList(list, many)) && Array.isArray(one.own);
}
