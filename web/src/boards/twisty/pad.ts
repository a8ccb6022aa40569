/** What is loaded when rows of a real table are tapped in: "0 take red" (once more: it is not there), "0 centre" likewise. */
import type { Begun, Pad } from '../board';
import PadSheet from './PadSheet.svelte';
import { CENTRE, COLOURS } from './pieces';
import Sprites from './Sprites.svelte';
import { words } from './words';

export interface Rows {
  /** By seat, the cubes in the order in which they were tapped. */
  held: string[][];
  /** By seat: does the pawn stand on the centre? */
  centre: boolean[];
}

export function lay({ seats }: Begun, taps: readonly string[]): Rows {
  const sheet: Rows = { held: Array.from({ length: seats }, () => []), centre: Array.from({ length: seats }, () => false) };
  for (const tap of taps) {
    const [word = '', what, colour = ''] = tap.split(' ');
    const seat = Number(word);
    const row = sheet.held[seat];
    if (!row) continue;
    if (what === 'centre') sheet.centre[seat] = !sheet.centre[seat];
    else sheet.held[seat] = row.includes(colour) ? row.filter((one) => one !== colour) : [...row, colour];
  }
  return sheet;
}

/** What is not held lies behind it, in any order: nothing depends on that. */
export function table({ held, centre }: Rows): Record<string, unknown> {
  return {
    rows: held.map((row) => [...row, ...COLOURS.filter((colour) => !row.includes(colour))]),
    held: held.map((row) => row.length),
    pawns: centre.map((isThere) => (isThere ? CENTRE : null)),
  };
}

export const art: Pad<Rows>['art'] = [Sprites];
export const asks: readonly string[] = [];
export { PadSheet as Sheet, words };
