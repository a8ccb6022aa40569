/** What is loaded when parks of a real table are tapped in: "0 summer king trex", or "0 summer king -" to take one out. */
import type { DraftosaurusView } from '../../protocol/views';
import type { Begun, Pad } from '../board';
import { SLOTS } from './layout';
import Icons from './Icons.svelte';
import PadSheet from './PadSheet.svelte';
import Sprites from './Sprites.svelte';
import { words } from './words';

export type Side = 'summer' | 'winter';
export type Park = DraftosaurusView['parks'][number];
type Species = NonNullable<Park[string][number]>;
export interface Parks {
  /** The sides that are played. */
  sides: Side[];
  /** By seat. */
  parks: Record<Side, Park>[];
}

const sidesOf = (board: unknown): Side[] => (board === 'summer-winter' ? ['summer', 'winter'] : [board === 'winter' ? 'winter' : 'summer']);

function put(park: Park, place: string, species: Species | null): void {
  const [pen = '', slot] = place.split('.');
  if (slot) {
    const stones = (park[pen] ??= SLOTS.map(() => null));
    stones[SLOTS.findIndex((one) => one === slot)] = species;
  } else if (species) (park[pen] ??= []).push(species);
  else park[pen]?.pop();
}

export function lay({ seats, options }: Begun, taps: readonly string[]): Parks {
  const parks = Array.from({ length: seats }, (): Record<Side, Park> => ({ summer: {}, winter: {} }));
  for (const tap of taps) {
    const [seat = '', side = 'summer', place = '', species = ''] = tap.split(' ');
    const park = parks[Number(seat)]?.[side as Side];
    if (park) put(park, place, species === '-' ? null : (species as Species));
  }
  return { sides: sidesOf(options.board), parks };
}

export function table({ sides, parks }: Parks): Record<string, unknown> {
  const [side] = sides;
  return sides.length > 1 || !side ? { board: 'summer-winter', parks } : { board: side, parks: parks.map((both) => both[side]) };
}

export const art: Pad<Parks>['art'] = [Sprites, Icons];
export const asks = ['board'];
export { PadSheet as Sheet, words };
