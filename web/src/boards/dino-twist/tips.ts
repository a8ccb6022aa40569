/** What is worth a word in a first game of Dino Twist. */
import type { DinoTwistView } from '../../protocol/views';
import type { Tip } from '../board';

export const tips: readonly Tip<DinoTwistView>[] = [
  { name: 'tie', when: ({ facts }) => facts.some(({ kind }) => kind === 'cancelled') },
  { name: 'captured', when: ({ facts, me }) => facts.some(({ kind, seat }) => kind === 'captured' && seat === me) },
  { name: 'bury', when: ({ legal }) => legal.some((move) => move.startsWith('bury')) },
  { name: 'event', when: ({ view }) => view.phase === 'prepare' && view.event !== null },
  { name: 'bonus', when: ({ facts }) => facts.some(({ kind }) => kind === 'bonus') },
];
