/** What to press for a move of Twisty: the field that it goes to, or a button. */
import type { TwistyView } from '../../protocol/views';
import type { Pointing } from '../board';

export const point: Pointing<TwistyView> = (move) => {
  const [verb = '', cell] = move.split(' ');
  return [cell === undefined ? `do:${verb}` : `cell:${cell}`];
};
