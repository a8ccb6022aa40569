/** What the things of Dino Twist are: a card, an event, a territory, a graveyard, a player's points. */
import { say } from '../../i18n';
import type { DinoTwistView } from '../../protocol/views';
import type { Moment, Topic } from '../board';
import { scoreTopic } from '../shared/about';
import { card, HOME, type Territory } from './dinos';
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

function cardTopic(id: string, { view }: Moment<DinoTwistView>): Topic {
  const { species, strength } = card(id);
  const claws = view.options.claws.includes(strength) ? ` ${say('dino-twist-about-claws')}` : '';
  const text = say('dino-twist-about-card', { strength, species: say(`dino-twist-species-${species}`) });
  return { title: cardName(id), text: text + claws, clause: 'DT-9' };
}

function landTopic(mode: string, land: Territory, { view }: Moment<DinoTwistView>): Topic {
  const species = say(`dino-twist-species-${HOME[land]}`);
  const title = landName(land);
  if (mode === 'twist') return { title, text: say('dino-twist-about-twist', { species }), clause: 'DT-15' };
  const isAnyones = view.seat !== null && view.kinds[view.seat] === 'lil-rex';
  const text = isAnyones ? say('dino-twist-about-anyone') : say('dino-twist-about-own', { species });
  const topic = { title, text, clause: isAnyones ? 'DT-34' : 'DT-17', sources: [land] };
  return view.phase === 'settle' ? { ...topic, moves: [`settle ${land}`] } : topic;
}

export function about(subject: string, moment: Moment<DinoTwistView>): Topic | null {
  const [kind = '', what = '', land = ''] = subject.split(':');
  if (kind === 'score') return scoreTopic(Number(what), moment, 'DT-33');
  if (kind === 'card') return cardTopic(what, moment);
  if (kind === 'graveyard') {
    const text = say('dino-twist-about-graveyard');
    return { title: say('dino-twist-source-graveyard'), text, clause: 'DT-20', seat: Number(what), sources: ['graveyard'] };
  }
  if (kind === 'event') {
    const text = what === 'rock' ? say('DT-8') : say.attr(`dino-twist-event-${what}`, 'effect');
    const title = what === 'rock' ? say('dino-twist-table-big-rock') : say(`dino-twist-event-${what}`);
    return { title, text, clause: EVENTS[what] ?? (what.startsWith('fury') ? 'DT-25' : 'DT-8') };
  }
  return kind === 'land' && isTerritory(land) ? landTopic(what, land, moment) : null;
}
