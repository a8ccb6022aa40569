/** Where the moves of Twisty lie: on the cell that they go to. */
import type { TwistyView } from '../../protocol/views';
import { BOARD, CELL, corner } from './pieces';

export function where(move: string, view: TwistyView): readonly string[] {
  const [verb, cell] = move.split(' ');
  const stays = verb === 'stay' && view.seat !== null ? view.pawns[view.seat] : null;
  const there = cell ?? stays;
  return there ? [`cell:${there}`] : [];
}

/** Where the tag of a cell stands on the board, in per cent. */
export function tagAt(spot: string): { x: number; y: number } | null {
  const [kind, cell = ''] = spot.split(':');
  if (kind !== 'cell') return null;
  const { x, y } = corner(cell);
  return { x: ((x + CELL / 2) / BOARD) * 100, y: ((y + CELL * 0.78) / BOARD) * 100 };
}
