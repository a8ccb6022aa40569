/** Places kept for after the reveal, by seat. */
import type { State } from '../../protocol/to-client';

export interface Plan {
  place: string;
  /** The move that it means then. */
  move: string;
  /** The rules could judge it beforehand, so it is carried out; another is only a note on the board. */
  isSure: boolean;
}

export class Plans {
  #kept = $state.raw<Record<number, Plan>>({});

  of(seat: number | null): Plan | null {
    return seat === null ? null : (this.#kept[seat] ?? null);
  }

  /** Keep a place, or forget it (null). */
  keep(seat: number, place: string | null, now: State | null) {
    const { [seat]: _, ...rest } = this.#kept;
    const verb = now?.view?.plan;
    if (place === null || typeof verb !== 'string') this.#kept = rest;
    else this.#kept = { ...rest, [seat]: { place, move: `${verb} ${place}`, isSure: Boolean(now?.decision?.places) } };
  }
}
