/** What is worth a word in a first game of Twisty. */
import type { TwistyView } from '../../protocol/views';
import type { Tip } from '../board';

export const tips: readonly Tip<TwistyView>[] = [
  { name: 'theft', when: ({ facts }) => facts.some(({ kind }) => kind === 'steals') },
  { name: 'centre', when: ({ view, me }) => (view.rows[me]?.length ?? 0) > 0 && view.next[me] === null },
  { name: 'chain', when: ({ view, me }) => view.phase === 'follow' && view.acting.includes(me) },
  { name: 'cube', when: ({ facts, me }) => facts.some(({ kind, seat }) => kind === 'takes' && seat === me) },
  { name: 'secure', when: ({ facts }) => facts.some(({ kind }) => kind === 'secures') },
];
