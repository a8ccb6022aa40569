/** A counted table in a few lines, to be sent to those who were there. */
import { currentLanguage, say } from '../../i18n';
import type { Scored } from './api';
import type { Standing } from './evenings';
import type { PadGame } from './pad.svelte';

export const dayText = (at: number) => new Intl.DateTimeFormat(currentLanguage(), { dateStyle: 'long' }).format(at);

export function resultText({ game, at, names, end }: Pick<PadGame, 'game' | 'at' | 'names'> & { end: Scored }): string {
  const order = names.map((name, seat) => ({ name, rank: end.ranks[seat] ?? 0, points: end.scores[seat] ?? 0 }));
  order.sort((a, b) => a.rank - b.rank);
  const lines = order.map(({ name, rank, points }) => `${String(rank)}. ${name}: ${say('table-points', { count: points })}`);
  return [`${say(game)}, ${dayText(at)}`, ...lines, end.sentence].join('\n');
}

export const standingText = ({ wins, points }: Standing) =>
  `${say('app-series-wins', { count: wins })}, ${say('table-points', { count: points })}`;

export const eveningText = (at: number, all: readonly Standing[]) =>
  [`${say('pad-evening')}, ${dayText(at)}`, ...all.map((one) => `${one.name}: ${standingText(one)}`)].join('\n');
