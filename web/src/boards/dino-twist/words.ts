/** Dino Twist in words. */
import { say } from '../../i18n';
import type { DinoTwistView } from '../../protocol/views';
import type { Audience, Fact, Words } from '../board';
import { firstOf, tellFact } from '../shared/words';
import { card } from './dinos';

export const landName = (land: string) => say(`dino-twist-territory-${land}`);
const listed = (words: readonly string[]) => words.join(', ');

/** "Voli 5" */
export const cardName = (id: string) =>
  say('dino-twist-table-short', { species: say(`dino-twist-species-${card(id).species}`), strength: card(id).strength });

function moveText(move: string): string {
  const [verb = '', ...rest] = move.split(' ');
  const id = `dino-twist-move-${verb}`;
  if (verb === 'newborns' && rest[0] === '-') return say('dino-twist-move-newborns-none');
  if (verb === 'target' || verb === 'settle') return say(id, { territory: landName(rest[0] ?? '') });
  return say(id, { cards: listed(rest.map(cardName)) });
}

function factText(fact: Fact, to: Audience): string | null {
  const what = fact.what ?? '';
  const lands = listed((fact.lands ?? []).map(landName));
  switch (fact.kind) {
    case 'round':
      return say('table-round', { round: fact.count ?? 0 });
    case 'event':
      return lands
        ? say('dino-twist-say-event-lands', { event: say(`dino-twist-event-${what}`), lands })
        : say('dino-twist-say-event', { event: say(`dino-twist-event-${what}`), effect: say.attr(`dino-twist-event-${what}`, 'effect') });
    case 'captured':
      return tellFact('dino-twist', fact, to, { card: cardName(what), territory: lands });
    case 'cancelled':
    case 'bonus':
      return tellFact('dino-twist', fact, to);
    default:
      return null;
  }
}

export const words: Words<DinoTwistView> = {
  move: moveText,
  fact: factText,
  source: (source) => firstOf([`dino-twist-source-${source}`, `dino-twist-territory-${source}`], source),
};
