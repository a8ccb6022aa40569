/** Draftosaurus in words. */
import { say, type Args } from '../../i18n';
import type { DraftosaurusView } from '../../protocol/views';
import type { Move, Words } from '../board';
import { firstOf, tell, tellFact } from '../shared/words';

export const speciesName = (species: string) => say(`draftosaurus-species-${species}`);
export const penName = (pen: string) => say(`draftosaurus-pen-${pen}`);

/** A pen, or a slot of the pyramid: "pyramid.b1" is the first of its lowest row. */
export function placeName(place: string, between: (pen: string, slot: string) => string): string {
  const [pen = '', slot] = place.split('.');
  return slot ? between(penName(pen), say(`draftosaurus-slot-${slot}`)) : penName(pen);
}

/** "Pyramid, top" */
export const placeTitle = (place: string) => placeName(place, (pen, slot) => `${pen}, ${slot}`);

/** "a T-Rex", as a sentence about it needs it; where nobody saw which, "a dinosaur". */
const someSpecies = (species: string | null) => say.attr(`draftosaurus-species-${species ?? 'any'}`, 'object');

/** "in the Pyramid (top)" */
function inPlace(place: string): string {
  const [pen = '', slot] = place.split('.');
  const there = say.attr(`draftosaurus-pen-${pen}`, 'in');
  return slot ? say('draftosaurus-in-slot', { place: there, slot: say(`draftosaurus-slot-${slot}`) }) : there;
}

/** What the messages of a move need: a species that it names, or a place and the species that goes there. */
function parts(move: string, about: string | null): { verb: string; more: Args } {
  const [verb = '', what = ''] = move.split(' ');
  if (verb === 'pick' || verb === 'discard') return { verb, more: { species: someSpecies(what) } };
  if (verb === 'place' || verb === 'move') return { verb, more: { species: someSpecies(about), place: inPlace(what) } };
  return { verb, more: {} };
}

/** A place is said without the dinosaur that goes there: it is the one picked before, or the one in quarantine. */
function about(moves: readonly Move[]): (string | null)[] {
  const picked = new Map<number, string>();
  const quarantined = new Map<number, string>();
  return moves.map(({ seat, move }) => {
    if (typeof seat !== 'number' || !move) return null;
    const [verb, what = ''] = move.split(' ');
    if (verb === 'pick') picked.set(seat, what);
    if (verb === 'move') return quarantined.get(seat) ?? null;
    if (verb !== 'place') return null;
    const species = picked.get(seat) ?? null;
    if (what === 'quarantine' && species) quarantined.set(seat, species);
    return species;
  });
}

export const words: Words<DraftosaurusView> = {
  move: (move, about) => {
    const { verb, more } = parts(move, about);
    return say(`draftosaurus-move-${verb}`, more);
  },
  did: ({ seat, move }, about, to) => {
    const { verb, more } = parts(move, about);
    return tell(`draftosaurus-did-${verb}`, to, seat, more);
  },
  fact: (fact, to) =>
    fact.kind === 'die' ? tellFact('draftosaurus', fact, to, { face: say(`draftosaurus-die-${fact.what ?? ''}`) }) : null,
  source: (source) => firstOf([`draftosaurus-source-${source}`, `draftosaurus-pen-${source}`], source),
  about,
  inHand: (view, seat) => view.picks[seat] ?? view.parks[seat]?.quarantine?.[0] ?? null,
};
