/** What to press next on the way to a move of Dino Twist: card after card, then what is done with them; or a territory. */
import type { DinoTwistView } from '../../protocol/views';
import type { Pointing } from '../board';

/** The button that plays the cards in hand. */
const BUTTONS: Record<string, string> = { attack: 'attack', bury: 'bury', newborns: 'swap' };

export const point: Pointing<DinoTwistView> = (move, { view, selected }) => {
  const [verb = '', ...what] = move.split(' ');
  if (verb === 'target') return [`twist:${what[0] ?? ''}`];
  if (verb === 'settle') return [`own:${what[0] ?? ''}`];
  const button = BUTTONS[verb];
  if (button === undefined) return [`do:${verb}`];
  const hand = view.seat === null ? [] : (view.hands[view.seat] ?? []);
  const chosen = selected?.split(' ').map(Number) ?? [];
  const missing = what[0] === '-' ? [] : [...what];
  for (const k of chosen) {
    const found = missing.indexOf(hand[k] ?? '');
    if (found < 0) return [`card:${k}`]; // it has to go back first
    missing.splice(found, 1);
  }
  if (missing.length === 0) return [button];
  return [`card:${hand.findIndex((card, k) => card === missing[0] && !chosen.includes(k))}`];
};
