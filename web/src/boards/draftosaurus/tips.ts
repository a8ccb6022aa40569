/** What is worth a word in a first game of Draftosaurus. */
import type { DraftosaurusView } from '../../protocol/views';
import type { Tip } from '../board';

export const tips: readonly Tip<DraftosaurusView>[] = [
  { name: 'river', when: ({ legal }) => legal.length === 1 && legal[0] === 'place river' },
  { name: 'bound', when: ({ view, me }) => view.phase === 'pick' && view.die !== null && view.bound[me] === true },
  { name: 'trex', when: ({ view, me }) => view.phase === 'pick' && (view.bowls[me] ?? []).includes('trex') },
  { name: 'free', when: ({ view, me }) => view.phase === 'pick' && view.roller === me && view.bound[me] === false },
  { name: 'round', when: ({ view }) => view.phase === 'pick' && view.round === 2 },
];
