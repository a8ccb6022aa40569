/** How a company stands after several games in a row, as this browser has seen them. */
import type { End, TableFacts } from '../../protocol/to-client';
import { keep, keysOf, type Series } from './store';

/** The games up to this one; it is added when its end is seen, once. */
export function seriesWith(facts: Pick<TableFacts, 'id' | 'seats' | 'rematch_of'>, end: Pick<End, 'scores' | 'ranks'>): Series {
  const kept = keysOf(facts.id).series;
  if (kept) return kept;
  const before = facts.rematch_of ? keysOf(facts.rematch_of).series : undefined;
  const series: Series = {
    games: (before?.games ?? 0) + 1,
    seats: end.scores.map((points, seat) => {
      const was = before?.seats[(seat + 1) % facts.seats]; // a rematch moves everybody up by one seat
      return { wins: (was?.wins ?? 0) + (end.ranks[seat] === 1 ? 1 : 0), points: (was?.points ?? 0) + points };
    }),
  };
  if (keysOf(facts.id).seats.length > 0) keep(facts.id, (keys) => (keys.series = series));
  return series;
}
