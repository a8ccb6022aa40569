/** Dino Twist in words. */
import { say, type Args } from '../../i18n';
import type { DinoTwistView } from '../../protocol/views';
import type { Audience, Fact, Words } from '../board';
import { firstOf, list, namesIn, tell, tellFact } from '../shared/words';
import { card } from './dinos';

export const landName = (land: string) => say(`dino-twist-territory-${land}`);
const inLand = (land: string) => say.attr(`dino-twist-territory-${land}`, 'in');

/** A card by the name of its Dino, its species and its strength. */
export function dinoName(id: string): string {
  const { species, tier, strength } = card(id);
  return say('dino-twist-table-card', {
    dino: say(`dino-twist-dino-${species}-${tier}`),
    species: say(`dino-twist-species-${species}`),
    strength,
  });
}

/** "Voli 5" */
export const cardName = (id: string) =>
  say('dino-twist-table-short', { species: say(`dino-twist-species-${card(id).species}`), strength: card(id).strength });

/** An island in a breath: "Jungle: Carni 4; Sea: Aqua 2", or that it is empty. */
export function inWords(lands: DinoTwistView['twist']): string {
  const living = Object.entries(lands).flatMap(([land, held]) => (held ? [`${landName(land)}: ${cardName(held)}`] : []));
  return living.join('; ') || say('boards-empty');
}

/** An attack: "Voli 5 + 2"; of two species "Voli 5 + Aqua 2". */
function attackers(ids: readonly string[]): string {
  const one = new Set(ids.map((id) => card(id).species)).size === 1;
  return ids.map((id, k) => (one && k > 0 ? String(card(id).strength) : cardName(id))).join(' + ');
}

/** Which message of `move` or `did` a move has, and what that needs. */
function parts(move: string): { verb: string; more: Args } {
  const [verb = '', ...rest] = move.split(' ');
  if (verb === 'newborns' && rest[0] === '-') return { verb: 'newborns-none', more: {} };
  if (verb === 'target' || verb === 'settle') return { verb, more: { place: inLand(rest[0] ?? '') } };
  if (rest.includes('?')) return { verb: `${verb}-hidden`, more: { count: rest.length } };
  return { verb, more: { cards: verb === 'attack' ? attackers(rest) : list(rest.map(cardName)) } };
}

function factText(fact: Fact, to: Audience): string | null {
  const what = fact.what ?? '';
  const lands = fact.lands ?? [];
  switch (fact.kind) {
    case 'event': {
      const event = say(`dino-twist-event-${what}`);
      return lands.length > 0
        ? say('dino-twist-fact-event-lands', { event, lands: list(lands.map(inLand)) })
        : say('dino-twist-fact-event', { event, effect: say.attr(`dino-twist-event-${what}`, 'effect') });
    }
    case 'captured':
      return tellFact('dino-twist', fact, to, { card: cardName(what), place: list(lands.map(inLand)) });
    case 'cancelled': {
      const others = fact.others ?? [];
      if (others.length === 0) return tellFact('dino-twist', fact, to);
      return tell('dino-twist-fact-cancelled-with', to, fact.seat, { others: namesIn(others, to), cards: attackers(what.split(' ')) });
    }
    case 'round':
    case 'volcano':
    case 'reshuffled':
    case 'equal':
    case 'bonus':
      return tellFact('dino-twist', fact, to);
    default:
      return null;
  }
}

export const words: Words<DinoTwistView> = {
  move: (move) => {
    const { verb, more } = parts(move);
    return say(`dino-twist-move-${verb}`, more);
  },
  did: ({ seat, move }, _, to) => {
    const { verb, more } = parts(move);
    return tell(`dino-twist-did-${verb}`, to, seat, more);
  },
  fact: factText,
  source: (source) => firstOf([`dino-twist-source-${source}`, `dino-twist-territory-${source}`], source),
};
