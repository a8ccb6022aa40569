/** Where the moves of Dino Twist lie: on the cards that they name (to bury one lies below it), or on a territory. */
import type { DinoTwistView } from '../../protocol/views';
import { RING } from './dinos';

/** The places in a hand that hold these cards, each once. */
function inHand(hand: readonly string[], cards: readonly string[]): number[] {
  const out: number[] = [];
  for (const id of cards) {
    const k = hand.findIndex((held, place) => held === id && !out.includes(place));
    if (k >= 0) out.push(k);
  }
  return out;
}

export function where(move: string, view: DinoTwistView): readonly string[] {
  const [verb = '', ...what] = move.split(' ');
  if (verb === 'target') return [`twist:${what[0] ?? ''}`];
  if (verb === 'settle') return [`own:${what[0] ?? ''}`];
  const hand = view.seat === null ? [] : (view.hands[view.seat] ?? []);
  return inHand(hand, what).map((k) => `${verb === 'bury' ? 'grave' : 'card'}:${k}`);
}

/** Where the tag of a territory stands on an island, in per cent. */
export function tagAt(island: 'twist' | 'own', spot: string): { x: number; y: number } | null {
  const [kind, land] = spot.split(':');
  const k = RING.findIndex((one) => one === land);
  if (kind !== island || k < 0) return null;
  return { x: ((k % 3) * 212 + 108) / 6.4, y: (Math.floor(k / 3) * 212 + 150) / 6.4 };
}
