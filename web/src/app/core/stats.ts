/** How one has played, from the games that this device keeps. */
import { GAME_IDS, type GameId } from '../../boards';
import { LEVELS, type Level } from '../../protocol/games';
import type { OwnGame } from './games';

export interface Tally {
  games: number;
  wins: number;
}

export interface GameStats extends Tally {
  game: GameId;
  /** Points on average. */
  points: number;
  best: number;
  byCount: (Tally & { count: number })[];
  /** By the strongest bot at the table; `null`: among people. */
  byLevel: (Tally & { level: Level | null })[];
  /** Where the points come from, the most first, on average. */
  sources: { source: string; points: number }[];
}

/** A game from one own seat; several at one screen are nobody's in particular. */
interface Played {
  game: OwnGame;
  seat: number;
}

const played = (games: readonly OwnGame[]): Played[] =>
  games.flatMap((game) => (game.own.length === 1 && game.own[0] !== undefined ? [{ game, seat: game.own[0] }] : []));
const tally = (all: readonly Played[]): Tally => ({
  games: all.length,
  wins: all.filter(({ game, seat }) => game.ranks[seat] === 1).length,
});

function grouped<K>(all: readonly Played[], key: (one: Played) => K): Map<K, Played[]> {
  const out = new Map<K, Played[]>();
  for (const one of all) out.set(key(one), [...(out.get(key(one)) ?? []), one]);
  return out;
}

export function strongest({ levels }: OwnGame): Level | null {
  return LEVELS.findLast((level) => levels.includes(level)) ?? null;
}

function sourcesOf(all: readonly Played[]): GameStats['sources'] {
  const sums = new Map<string, number>();
  for (const { game, seat } of all)
    for (const [source, points] of Object.entries(game.breakdown[seat] ?? {})) sums.set(source, (sums.get(source) ?? 0) + points);
  return [...sums]
    .map(([source, points]) => ({ source, points: points / all.length }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points);
}

export function statsOf(games: readonly OwnGame[]): GameStats[] {
  const of = grouped(played(games), ({ game }) => game.game);
  return GAME_IDS.flatMap((game) => {
    const all = of.get(game);
    if (!all) return [];
    const points = all.map((one) => one.game.scores[one.seat] ?? 0);
    const byCount = [...grouped(all, (one) => one.game.names.length)].map(([count, some]) => ({ count, ...tally(some) }));
    const byLevel = [...grouped(all, (one) => strongest(one.game))].map(([level, some]) => ({ level, ...tally(some) }));
    return [
      {
        game,
        ...tally(all),
        points: points.reduce((sum, one) => sum + one, 0) / all.length,
        best: Math.max(...points),
        byCount: byCount.sort((a, b) => a.count - b.count),
        byLevel: byLevel.sort((a, b) => (a.level ? LEVELS.indexOf(a.level) : -1) - (b.level ? LEVELS.indexOf(b.level) : -1)),
        sources: sourcesOf(all),
      },
    ];
  });
}

/** How well the analysed games were played, the oldest first. */
export const accuracies = (games: readonly OwnGame[]): { at: number; game: GameId; accuracy: number }[] =>
  played(games)
    .flatMap(({ game, seat }) => {
      const accuracy = game.accuracy?.[seat] ?? null;
      return accuracy === null ? [] : [{ at: game.at, game: game.game, accuracy }];
    })
    .sort((a, b) => a.at - b.at);
