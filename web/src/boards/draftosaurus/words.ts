/** Draftosaurus in words. */
import { say } from '../../i18n';
import type { DraftosaurusView } from '../../protocol/views';
import type { Move, Words } from '../board';
import { firstOf, tellFact } from '../shared/words';

export const speciesName = (species: string) => say(`draftosaurus-species-${species}`);
export const penName = (pen: string) => say(`draftosaurus-pen-${pen}`);

/** A pen, or a slot of the pyramid: "pyramid.b1" is the first of its lowest row. */
export function placeName(place: string, between: (pen: string, slot: string) => string): string {
  const [pen = '', slot] = place.split('.');
  return slot ? between(penName(pen), say(`draftosaurus-slot-${slot}`)) : penName(pen);
}

function moveText(move: string, about: string | null): string {
  const [verb = '', what = ''] = move.split(' ');
  const id = `draftosaurus-move-${verb}`;
  if (verb === 'pick' || verb === 'discard') return say(id, { species: speciesName(what) });
  if (verb === 'place' || verb === 'move') {
    return say(id, { species: about ? speciesName(about) : '?', pen: placeName(what, (pen, slot) => `${pen} (${slot})`) });
  }
  return say(id);
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
  move: moveText,
  fact: (fact, to) =>
    fact.kind === 'die' ? tellFact('draftosaurus', fact, to, { face: say(`draftosaurus-die-${fact.what ?? ''}`) }) : null,
  source: (source) => firstOf([`draftosaurus-source-${source}`, `draftosaurus-pen-${source}`], source),
  about,
  inHand: (view, seat) => view.picks[seat] ?? view.parks[seat]?.quarantine?.[0] ?? null,
};
