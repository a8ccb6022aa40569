/* Written by `npm run types` from the schema beside it; do not edit. */

/**
 * Protocol 1
 */
export type ToClient =
  | Welcome
  | Snapshot
  | Event
  | Ack
  | Refused
  | Failed
  | Presence
  | ShowEmote
  | ShowClock
  | Notice
  | Storage
  | Analysing
  | Pong;

/**
 * Answers hello and look.
 */
export interface Welcome {
  build: string;
  n?: number | null;
  now: string;
  protocol: number;
  reload: boolean;
  seat: number | null;
  table: string;
  type: 'welcome';
}
export interface Snapshot {
  seat: number | null;
  state: State;
  type: 'snapshot';
  version: number;
}
/**
 * Everything an audience may know of a table.
 */
export interface State {
  clock: Clock | null;
  decision: Decision | null;
  end: End | null;
  log: Entry[];
  players: Player[];
  table: TableFacts;
  undo?: number | null;
  view: {
    [k: string]: unknown;
  } | null;
}
/**
 * Seconds left of every seat at the moment `at` (UTC), null where no clock runs; those in `running` go down.
 */
export interface Clock {
  at: string;
  left: (number | null)[];
  running: number[];
}
/**
 * What this seat is asked. It stays open for changes until everyone has chosen.
 */
export interface Decision {
  actions: {
    [k: string]: string | null;
  };
  chosen: string | null;
  id: number;
  others: {
    [k: string]: string;
  };
  places: {
    [k: string]: {
      [k: string]: string | null;
    };
  } | null;
  simultaneous: boolean;
}
/**
 * The result, when the game is over.
 */
export interface End {
  breakdown: {
    [k: string]: number;
  }[];
  fairness: Fairness;
  ranks: number[];
  scores: number[];
  verdict?: Verdict | null;
}
/**
 * What chance came from: word n is the first 8 bytes of HMAC-SHA256(secret, contributions in seat order || n).
 */
export interface Fairness {
  commitment: string;
  contributions: (string | null)[];
  secret: string;
}
/**
 * Why those of the first rank have won: the message GAME-won-REASON of the catalogues, or else table-won-REASON.
 */
export interface Verdict {
  clause: string;
  numbers: {
    [k: string]: number;
  };
  reason: string;
}
/**
 * An entry of the table's story, for the browser to say in its language.
 *
 *     Kinds: "sit", "leave", "fill", "start", "move", "undo", "takeover", "return", "over", "rematch", "closed".
 */
export interface Entry {
  at: string;
  facts?: Fact[];
  kind: string;
  level?: string | null;
  move?: string | null;
  reason?: string | null;
  seat?: number | null;
  set_up?: boolean;
}
/**
 * Something that a step did, which a spectator saw.
 *
 *     Kinds: "die" (seat, what), "round" (count), "event" (what, lands), "volcano" (count), "reshuffled", "cancelled"
 *     (seat, count, what, others), "captured" (seat, what, lands), "equal" (seat), "bonus" (seat, count), "takes" (seat,
 *     what), "steals" (seat, other, what), "secures" (seat, count).
 */
export interface Fact {
  count?: number | null;
  kind: string;
  lands?: string[] | null;
  other?: number | null;
  others?: number[] | null;
  seat?: number | null;
  what?: string | null;
}
export interface Player {
  away: boolean;
  chosen: boolean;
  connected: boolean;
  kind: 'bot' | 'human' | 'open';
  level: string | null;
  name: string | null;
  seat: number;
}
/**
 * What everybody knows of a table.
 */
export interface TableFacts {
  clock: ClockRule;
  commitment: string;
  contributions: (string | null)[] | null;
  created: string;
  game: string;
  gone_after: number | null;
  hints?: boolean;
  host: number | null;
  id: string;
  kept?: number[];
  listed: boolean;
  options: {
    [k: string]: unknown;
  };
  pace: 'live' | 'turns';
  reason: string | null;
  rematch: string | null;
  rematch_of: string | null;
  reveal_after?: number | null;
  rules: number;
  seats: number;
  set_up?: boolean;
  start_when_full?: boolean;
  status: 'closed' | 'open' | 'over' | 'playing';
  takeover: string;
  undo?: boolean;
  watch?: boolean;
}
/**
 * How time is limited: not at all, seconds for every decision, or seconds per player for the whole game.
 */
export interface ClockRule {
  mode?: 'decision' | 'none' | 'player';
  seconds?: number | null;
}
/**
 * One step from version - 1 to version. What is absent has not changed.
 *
 *     `view` holds the changed keys of the view (replace those), unless `whole` is true: then it is the view.
 *     `log` holds the entries to add. All else is replaced.
 */
export interface Event {
  clock?: Clock | null;
  decision?: Decision | null;
  end?: End | null;
  log?: Entry[];
  players?: Player[];
  table?: TableFacts;
  type: 'event';
  undo?: number | null;
  version: number;
  view?: {
    [k: string]: unknown;
  };
  whole?: boolean;
}
/**
 * Done, and durably written. `repeat`: it had been done before.
 */
export interface Ack {
  n: number;
  repeat?: boolean;
  type: 'ack';
}
/**
 * Not done. `clause` names the rule, if a rule forbids it.
 */
export interface Refused {
  clause?: string | null;
  code: string;
  message: string;
  n: number | null;
  type: 'refused';
}
/**
 * The socket is about to be closed, or a message could not be read.
 */
export interface Failed {
  code: string;
  fatal: boolean;
  message: string;
  type: 'error';
}
/**
 * Who is connected, by seat; not versioned.
 */
export interface Presence {
  connected: boolean[];
  spectators: number;
  type: 'presence';
}
export interface ShowEmote {
  emote: 'good-game' | 'hello' | 'hurry' | 'oops' | 'roar' | 'sorry' | 'thanks' | 'thinking' | 'well-played' | 'wow';
  seat: number;
  type: 'emote';
}
/**
 * The clock was stopped or set going without a change of the game; not versioned.
 */
export interface ShowClock {
  clock: Clock | null;
  type: 'clock';
}
/**
 * "shutdown": the server goes away in `seconds`, connect again after `retry`; "moved": this seat was given a
 *    new token, and this socket now only watches.
 */
export interface Notice {
  kind: 'moved' | 'shutdown';
  retry?: number | null;
  seconds?: number | null;
  type: 'notice';
}
/**
 * The server cannot store anything (true): whatever is asked is refused until it can again (false). Told to
 *     everybody when it changes, and to those who come while it is true; not versioned.
 */
export interface Storage {
  failing: boolean;
  type: 'storage';
}
/**
 * How far an analysis of this table's game is: said when it changes, and to those who come; not versioned.
 */
export interface Analysing {
  job: AnalysisJob;
  type: 'analysis';
}
/**
 * How far an analysis is.
 */
export interface AnalysisJob {
  done: number;
  id: string;
  position: number | null;
  problem: Trouble | null;
  seconds_left: number | null;
  status: 'cancelled' | 'done' | 'failed' | 'running' | 'waiting';
  table: string | null;
}
/**
 * Why something was not done.
 */
export interface Trouble {
  code: string;
  message: string;
}
export interface Pong {
  n: number;
  now: string;
  type: 'pong';
}
