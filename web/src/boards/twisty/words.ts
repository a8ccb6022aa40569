/** Twisty in words. */
import { say } from '../../i18n';
import type { TwistyView } from '../../protocol/views';
import type { Audience, Fact, Words } from '../board';
import { firstOf, tellFact } from '../shared/words';

export const colourName = (colour: string) => say(`twisty-colour-${colour}`);

function moveText(move: string): string {
  const [verb = '', cell] = move.split(' ');
  return cell ? say(`twisty-move-${verb}`, { cell }) : say(`twisty-move-${verb}`);
}

function factText(fact: Fact, to: Audience): string | null {
  const colour = fact.what ? colourName(fact.what) : '';
  switch (fact.kind) {
    case 'steals':
      if (to.own !== null && fact.other === to.own) {
        return say('twisty-say-steals-yours', { name: to.names[fact.seat ?? -1] ?? '', colour });
      }
      return tellFact('twisty', fact, to, { colour });
    case 'takes':
    case 'secures':
      return tellFact('twisty', fact, to, { colour });
    default:
      return null;
  }
}

export const words: Words<TwistyView> = {
  move: moveText,
  fact: factText,
  source: (source) => firstOf([`twisty-source-${source}`], source),
};
