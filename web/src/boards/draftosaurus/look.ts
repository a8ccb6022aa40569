/** The wooden dinosaurs as pictures show them. */
import type { Look } from '../shared/look';
import { FIGURES, type Species } from '../shared/figures';

export function wooden(name: Species): Look {
  const { body, colour, side, mark, marks, dots = [], mouth, eye } = FIGURES[name];
  return { body, main: colour, side, mark, lines: marks, dots, mouth, eye };
}
