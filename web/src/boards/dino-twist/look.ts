/** The Dinos of the cards as pictures show them. */
import type { Look } from '../shared/look';
import { DINOS, PAINT, pattern, type Species, type Tier } from './dinos';

export function beast(species: Species, tier: Tier): Look {
  const { body, at, extra = [], mouth, teeth, eye } = DINOS[species][tier];
  const { lines, dots } = pattern(species, at);
  return { ...PAINT[species], body, lines: [...lines, ...extra], dots, mouth, teeth, eye };
}
