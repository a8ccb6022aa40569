/**
 * What a step did, as facts that can be said in any language. At a table the server tells them with its log; for a
 * record that is watched again they are read off two views.
 */
import type { AnyView, DinoTwistView, DraftosaurusView, TwistyView } from '../../boards';
import type { Fact as Sent } from '../../protocol/to-client';

const KINDS = ['die', 'round', 'event', 'cancelled', 'captured', 'bonus', 'takes', 'steals', 'secures'] as const;

export interface Fact {
  kind: (typeof KINDS)[number];
  seat?: number;
  other?: number;
  what?: string;
  lands?: string[];
  count?: number;
}

/** A fact as the server sent it; null if it is of a kind that this page does not know. */
export function factFrom(sent: Sent): Fact | null {
  const kind = KINDS.find((one) => one === sent.kind);
  if (!kind) return null;
  const out: Fact = { kind };
  if (typeof sent.seat === 'number') out.seat = sent.seat;
  if (typeof sent.other === 'number') out.other = sent.other;
  if (typeof sent.what === 'string') out.what = sent.what;
  if (typeof sent.count === 'number') out.count = sent.count;
  if (sent.lands) out.lands = sent.lands;
  return out;
}

export function factsOf(a: AnyView | null, b: AnyView | null): Fact[] {
  if (!a || !b) return [];
  if (a.game === 'draftosaurus' && b.game === 'draftosaurus') return draftosaurus(a, b);
  if (a.game === 'dino-twist' && b.game === 'dino-twist') return dinoTwist(a, b);
  if (a.game === 'twisty' && b.game === 'twisty') return twisty(a, b);
  return [];
}

function draftosaurus(a: DraftosaurusView, b: DraftosaurusView): Fact[] {
  const isNew = a.turn !== b.turn || a.round !== b.round || a.board !== b.board || (a.die === null && b.die !== null);
  return isNew && b.die !== null && !b.over ? [{ kind: 'die', seat: b.roller, what: b.die }] : [];
}

function dinoTwist(a: DinoTwistView, b: DinoTwistView): Fact[] {
  const out: Fact[] = [];
  for (let seat = 0; seat < b.seats; seat++) {
    const count = (b.graveyards[seat]?.cancelled.length ?? 0) - (a.graveyards[seat]?.cancelled.length ?? 0);
    if (count > 0) out.push({ kind: 'cancelled', seat, count });
  }
  if (b.captured && b.attacker !== null && a.captured?.card !== b.captured.card) {
    out.push({ kind: 'captured', seat: b.attacker, what: b.captured.card, lands: [b.captured.territory] });
  }
  b.bonuses.forEach((points, seat) => {
    const more = points - (a.bonuses[seat] ?? 0);
    if (more > 0) out.push({ kind: 'bonus', seat, count: more });
  });
  if (b.round !== a.round && !b.over) {
    out.push({ kind: 'round', count: b.round });
    if (b.event) out.push({ kind: 'event', what: b.event, lands: b.destroyed });
  }
  return out;
}

function twisty(a: TwistyView, b: TwistyView): Fact[] {
  const out: Fact[] = [];
  b.held.forEach((held, seat) => {
    if (held <= (a.held[seat] ?? 0)) return;
    const what = b.rows[seat]?.[held - 1] ?? '';
    const other = b.held.findIndex((now, k) => k !== seat && now < (a.held[k] ?? 0));
    out.push(other >= 0 ? { kind: 'steals', seat, other, what } : { kind: 'takes', seat, what });
  });
  b.secured.forEach((list, seat) => {
    const count = list.length - (a.secured[seat]?.length ?? 0);
    if (count > 0) out.push({ kind: 'secures', seat, count });
  });
  return out;
}
