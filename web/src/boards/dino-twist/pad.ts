/**
 * What is loaded when islands of a real table are tapped in: "0 sea A8" ("0 sea -" takes it away), "0 kind lil-rex",
 * "0 graveyard 5", and "0 bonus 10" for the bonus that a seat has got ("0 bonus 10" once more gives it back); all who fill
 * their islands in one round have the same.
 */
import type { Begun, Pad } from '../board';
import { TERRITORIES } from './dinos';
import Lands from './Lands.svelte';
import PadSheet from './PadSheet.svelte';
import Sprites from './Sprites.svelte';
import { words } from './words';

export interface Islands {
  /** By seat, all of them. */
  kinds: string[];
  islands: Record<string, string>[];
  graveyards: number[];
  bonuses: number[];
  /** The strengths with Big Claws in this box. */
  claws: number[];
}

export const BONUSES = [10, 5, 3] as const;
export const KINDS = ['t-rex', 'lil-rex'] as const;
const isLand = (word: string) => (TERRITORIES as readonly string[]).includes(word);

function tapped(sheet: Islands, seat: number, what: string, value: string): void {
  const island = sheet.islands[seat];
  if (!island) return;
  if (what === 'kind') sheet.kinds[seat] = value;
  else if (what === 'graveyard') sheet.graveyards[seat] = Number(value);
  else if (what === 'bonus') {
    const given = Number(value);
    sheet.bonuses[seat] = sheet.bonuses[seat] === given ? 0 : given;
  } else if (isLand(what) && value === '-') Reflect.deleteProperty(island, what);
  else if (isLand(what)) island[what] = value;
}

export function lay({ seats, options }: Begun, taps: readonly string[]): Islands {
  const everybody = { length: seats };
  const claws = Array.isArray(options.claws) ? options.claws.filter((one) => typeof one === 'number') : [];
  const sheet: Islands = {
    kinds: Array.from(everybody, () => KINDS[0]),
    islands: Array.from(everybody, () => ({})),
    graveyards: Array.from(everybody, () => 0),
    bonuses: Array.from(everybody, () => 0),
    claws,
  };
  for (const tap of taps) {
    const [seat = '', what = '', value = ''] = tap.split(' ');
    tapped(sheet, Number(seat), what, value);
  }
  return sheet;
}

export function table({ claws, ...lying }: Islands): Record<string, unknown> {
  return { ...lying, options: { claws } };
}

export const art: Pad<Islands>['art'] = [Sprites, Lands];
export const asks: readonly string[] = [];
export { PadSheet as Sheet, words };
