/** What the things of Draftosaurus are: a pen, a slot of the pyramid, a dinosaur, the die, a player's points. */
import { say } from '../../i18n';
import type { DraftosaurusView } from '../../protocol/views';
import type { Moment, Topic } from '../board';
import { scoreTopic } from '../shared/about';
import { SLOTS, STONE_POINTS } from './layout';
import { penName, placeTitle, speciesName } from './words';

const PENS: Record<string, string> = {
  sameness: 'DS-20',
  trio: 'DS-21',
  king: 'DS-22',
  differences: 'DS-23',
  love: 'DS-24',
  solitary: 'DS-25',
  wood: 'DS-26',
  lookout: 'DS-27',
  'bridge-left': 'DS-28',
  'bridge-right': 'DS-29',
  quarantine: 'DS-30',
  pyramid: 'DS-31',
  river: 'DS-34',
};
const FACES: Record<string, string> = {
  forest: 'DS-12',
  rocks: 'DS-13',
  left: 'DS-14',
  right: 'DS-15',
  empty: 'DS-16',
  'no-trex': 'DS-17',
};

/** What the dinosaur in hand would do in a place; of the whole pyramid the slot is still to be chosen. */
function movesTo(pen: string, { view, selected }: Moment<DraftosaurusView>): readonly string[] | undefined {
  const { verb, plan, seat } = view;
  if (seat === null || verb === null || pen === 'pyramid') return undefined;
  const picked = view.chosen[seat] ?? (selected === null ? null : `${verb} ${selected}`);
  if (plan !== null) return picked === null ? undefined : [picked, `${plan} ${pen}`];
  return verb === 'place' || verb === 'move' ? [`${verb} ${pen}`] : undefined;
}

/** With how many of its species live in the park of whoever asks. */
function dinoTopic(species: string, { view }: Moment<DraftosaurusView>): Topic {
  const park = view.seat === null ? undefined : view.parks[view.seat];
  const count = Object.values(park ?? {}).flatMap((there) => there.filter((one) => one === species)).length;
  const isTrex = species === 'trex';
  const said = [say('draftosaurus-about-dino'), isTrex ? say('draftosaurus-about-trex') : ''];
  if (park) said.push(say('draftosaurus-about-dino-own', { count }));
  return { title: speciesName(species), text: said.filter(Boolean).join(' '), clause: isTrex ? 'DS-36' : 'DS-1' };
}

function slotTopic(slot: string, moment: Moment<DraftosaurusView>): Topic | null {
  const points = STONE_POINTS[SLOTS.findIndex((one) => one === slot)];
  if (points === undefined) return null;
  const place = `pyramid.${slot}`;
  const moves = movesTo(place, moment);
  const topic = { title: placeTitle(place), text: say('draftosaurus-about-slot', { points }), clause: 'DS-32', sources: ['pyramid'] };
  return moves ? { ...topic, moves } : topic;
}

export function about(subject: string, moment: Moment<DraftosaurusView>): Topic | null {
  const [kind = '', what = ''] = subject.split(':');
  if (kind === 'score') return scoreTopic(Number(what), moment, 'DS-38');
  if (kind === 'die' && FACES[what]) return { title: say.attr(FACES[what], 'title'), text: say(FACES[what]), clause: FACES[what] };
  if (kind === 'dino') return dinoTopic(what, moment);
  if (kind === 'slot') return slotTopic(what, moment);
  if (kind !== 'pen' || !PENS[what]) return null;
  const id = what.startsWith('bridge') ? 'bridge' : what;
  const moves = movesTo(what, moment);
  const topic = { title: penName(id), text: say(`draftosaurus-about-${id}`), clause: PENS[what], sources: [id] };
  return moves ? { ...topic, moves } : topic;
}
