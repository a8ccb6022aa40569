/** Places kept for after the reveal, by seat; a page that is loaded again still knows them. */
import type { State } from '../../protocol/to-client';
import { recall, remember } from './store';

export interface Plan {
  place: string;
  /** The move that it means then. */
  move: string;
  /** The rules could judge it beforehand, so it is carried out; another is only a note on the board. */
  isSure: boolean;
  /** The decision during which it was kept. */
  at: number;
}

const storage = () => sessionStorage;

export class Plans {
  readonly #key: string;
  #kept = $state.raw<Record<number, Plan>>({});

  constructor(table: string) {
    this.#key = `plans.${table}`;
    this.#kept = recall<Record<number, Plan>>(this.#key, {}, storage);
  }

  of(seat: number | null): Plan | null {
    return seat === null ? null : (this.#kept[seat] ?? null);
  }

  /** Keep a place, or forget it (null). */
  keep(seat: number, place: string | null, now: State | null) {
    const { [seat]: _, ...rest } = this.#kept;
    const verb = now?.view?.plan;
    const decision = now?.decision;
    if (place === null || typeof verb !== 'string' || !decision) this.#kept = rest;
    else this.#kept = { ...rest, [seat]: { place, move: `${verb} ${place}`, isSure: Boolean(decision.places), at: decision.id } };
    remember(this.#key, Object.keys(this.#kept).length > 0 ? this.#kept : null, storage);
  }

  /** At a new decision: the move that was planned for it, with the clause that refuses it now; null if there is none. */
  due(seat: number | null, before: State | null, after: State): { move: string; clause: string | null; decision: number } | null {
    const { decision } = after;
    if (seat === null || !decision || decision.id === before?.decision?.id) return null;
    this.forgetPast(seat, after);
    const plan = this.of(seat);
    if (decision.chosen !== null || !plan?.isSure) return null;
    const clause = decision.actions[plan.move];
    return clause === undefined ? null : { move: plan.move, clause, decision: decision.id };
  }

  /** Forget what was kept for a reveal that is past: decisions count moves, and at a reveal every seat has made one. */
  forgetPast(seat: number, now: State) {
    const plan = this.of(seat);
    const passed = plan && now.decision ? now.decision.id - plan.at : 0;
    const isAskedAnew = typeof now.view?.plan === 'string' && passed !== 0;
    if (isAskedAnew || passed < 0 || passed > now.table.seats) this.keep(seat, null, now);
  }
}
