/** Twisty in words. */
import { say } from '../../i18n';
import type { TwistyView } from '../../protocol/views';
import type { Words } from '../board';
import { firstOf, tell, tellFact } from '../shared/words';

export const colourName = (colour: string) => say(`twisty-colour-${colour}`);
const KINDS = ['rows', 'takes', 'steals', 'secures'];

export const words: Words<TwistyView> = {
  move: (move) => {
    const [verb = '', cell = ''] = move.split(' ');
    return say(`twisty-move-${verb}`, { cell });
  },
  did: ({ seat, move }, _, to) => {
    const [verb = '', cell = ''] = move.split(' ');
    return tell(`twisty-did-${verb}`, to, seat, { cell });
  },
  fact: (fact, to) =>
    KINDS.includes(fact.kind)
      ? tellFact('twisty', fact, to, { cube: fact.what ? say.attr(`twisty-colour-${fact.what}`, 'cube') : '' })
      : null,
  source: (source) => firstOf([`twisty-source-${source}`], source),
};
