/** What the things of Dino Twist are: a card, an event, a territory and who lives there, a graveyard, claws, what is left, points. */
import { say } from '../../i18n';
import type { DinoTwistView } from '../../protocol/views';
import type { Moment, Topic } from '../board';
import { scoreTopic } from '../shared/about';
import { card, HOME, type Territory } from './dinos';
import { list } from '../shared/words';
import { standingOf } from './standing';
import { cardName, landName } from './words';

const EVENTS: Record<string, string> = {
  meteorite: 'DT-21',
  '3-for-2': 'DT-22',
  'all-alone': 'DT-23',
  carnage: 'DT-24',
  volcano: 'DT-26',
  quake: 'DT-27',
  twister: 'DT-28',
  newborns: 'DT-29',
  help: 'DT-30',
};
const isTerritory = (land: string): land is Territory => land in HOME;

const clawsOn = (strength: number, { options }: DinoTwistView) =>
  options.claws.includes(strength) ? ` ${say('dino-twist-about-claws')}` : '';

function cardTopic(id: string, { view }: Moment<DinoTwistView>): Topic {
  const { species, strength } = card(id);
  const text = say('dino-twist-about-card', { strength, species: say(`dino-twist-species-${species}`) });
  return { title: cardName(id), text: text + clawsOn(strength, view), clause: 'DT-9' };
}

/** A territory of Twist Island or of the island of a seat. */
function landTopic(where: string, land: Territory, { view }: Moment<DinoTwistView>): Topic {
  const species = say(`dino-twist-species-${HOME[land]}`);
  const title = landName(land);
  if (where === 'twist') return { title, text: say('dino-twist-about-twist', { species }), clause: 'DT-15' };
  const seat = Number(where);
  const isAnyones = view.kinds[seat] === 'lil-rex';
  const text = isAnyones ? say('dino-twist-about-anyone') : say('dino-twist-about-own', { species });
  const topic = { title, text, clause: isAnyones ? 'DT-34' : 'DT-17', seat, sources: [land] };
  return view.phase === 'settle' && seat === view.seat ? { ...topic, moves: [`settle ${land}`] } : topic;
}

/** The Dino that lives on a territory. */
function dinoTopic(where: string, land: Territory, { view }: Moment<DinoTwistView>): Topic | null {
  const id = (where === 'twist' ? view.twist : view.islands[Number(where)])?.[land];
  if (!id) return null;
  const { species, strength } = card(id);
  const kind = where === 'twist' ? 'wild' : 'settled';
  const text = say(`dino-twist-about-${kind}`, { strength, species: say(`dino-twist-species-${species}`) });
  const topic = { title: cardName(id), text: text + clawsOn(strength, view), clause: kind === 'wild' ? 'DT-15' : 'DT-17' };
  return kind === 'wild' ? topic : { ...topic, seat: Number(where), sources: [land] };
}

/** A pile beside the board, or the bonuses that are left. */
function leftTopic(what: string, { view }: Moment<DinoTwistView>): Topic | null {
  const title = say(`dino-twist-left-${what}`);
  if (what === 'events')
    return { title, text: say('dino-twist-events-left', { count: standingOf(view)?.events_left ?? 0 }), clause: 'DT-8' };
  if (what === 'deck') return { title, text: say('dino-twist-left-deck-how'), clause: 'DT-19' };
  if (what === 'discard') return { title, text: say('dino-twist-about-discard'), clause: 'DT-20' };
  return what === 'bonuses' ? { title, text: say('dino-twist-about-bonuses'), clause: 'DT-31', sources: ['island-bonus'] } : null;
}

function clawsTopic(seat: number, { view }: Moment<DinoTwistView>): Topic {
  const text = say('dino-twist-about-most-claws', { strengths: list(view.options.claws.map(String)) });
  return { title: say('dino-twist-source-claws'), text, clause: 'DT-32', seat, sources: ['claws'] };
}

export function about(subject: string, moment: Moment<DinoTwistView>): Topic | null {
  const [kind = '', what = '', land = ''] = subject.split(':');
  if (kind === 'score') return scoreTopic(Number(what), moment, 'DT-33');
  if (kind === 'card') return cardTopic(what, moment);
  if (kind === 'left') return leftTopic(what, moment);
  if (kind === 'claws') return clawsTopic(Number(what), moment);
  if (kind === 'graveyard') {
    const text = say('dino-twist-about-graveyard');
    return { title: say('dino-twist-source-graveyard'), text, clause: 'DT-20', seat: Number(what), sources: ['graveyard'] };
  }
  if (kind === 'event') {
    const text = what === 'rock' ? say('DT-8') : say.attr(`dino-twist-event-${what}`, 'effect');
    const title = what === 'rock' ? say('dino-twist-table-big-rock') : say(`dino-twist-event-${what}`);
    return { title, text, clause: EVENTS[what] ?? (what.startsWith('fury') ? 'DT-25' : 'DT-8') };
  }
  if (!isTerritory(land)) return null;
  return kind === 'land' ? landTopic(what, land, moment) : kind === 'dino' ? dinoTopic(what, land, moment) : null;
}
