/** What to press next on the way to a move of Draftosaurus: the dinosaur, then the tray; or the place. */
import type { DraftosaurusView } from '../../protocol/views';
import type { Pointing } from '../board';

export const point: Pointing<DraftosaurusView> = (move, { view, selected }) => {
  const [verb = '', what = ''] = move.split(' ');
  if (verb === 'place' || verb === 'move') return [`place:${what}`];
  if (verb === 'stay') return ['stay'];
  if (selected === what) return ['tray'];
  const bowl: readonly string[] = view.seat === null ? [] : (view.bowls[view.seat] ?? []);
  return [`dino:${what}#${bowl.indexOf(what)}`];
};
