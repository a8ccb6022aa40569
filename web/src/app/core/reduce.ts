/** State and its events: pure, so that it can be tested without a socket. */
import type { Event, State } from '../../protocol/to-client';

export interface Known {
  version: number;
  state: State;
}

/** The state after an event, the same object if the event is old, or null if there is a gap before it. */
export function advance(known: Known | null, event: Event): Known | null {
  if (!known || event.version > known.version + 1) return null;
  if (event.version <= known.version) return known;
  const { version, view, whole, log, type: _, ...rest } = event;
  const state: State = { ...known.state, ...rest };
  if (view) state.view = whole ? view : { ...known.state.view, ...view };
  if (log && log.length > 0) state.log = [...known.state.log, ...log];
  return { version, state };
}

/** Seconds that a seat has left now. */
export function secondsLeft(clock: State['clock'], seat: number, now: number): number | null {
  const left = clock?.left[seat];
  if (clock === null || left === null || left === undefined) return null;
  const gone = clock.running.includes(seat) ? Math.max(0, (now - Date.parse(clock.at)) / 1000) : 0;
  return Math.max(0, left - gone);
}
