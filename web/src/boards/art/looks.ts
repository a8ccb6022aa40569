/** The dinosaurs of both boxes in one form, for pictures that show them without their letters and numbers. */
import { DINOS, PAINT, pattern, type Species, type Tier } from '../dinotwist/dinos';
import { FIGURES, type Species as Wooden } from '../draftosaurus/figures';

export interface Look {
  body: string;
  main: string;
  side: string;
  mark: string;
  lines: string[];
  dots: [number, number, number][];
  mouth: string;
  teeth?: string;
  eye: [number, number];
}

export function wooden(name: Wooden): Look {
  const { body, colour, side, mark, marks, dots = [], mouth, eye } = FIGURES[name];
  return { body, main: colour, side, mark, lines: marks, dots, mouth, eye };
}

export function beast(species: Species, tier: Tier): Look {
  const { body, at, extra = [], mouth, teeth, eye } = DINOS[species][tier];
  const { lines, dots } = pattern(species, at);
  return { ...PAINT[species], body, lines: [...lines, ...extra], dots, mouth, teeth, eye };
}
