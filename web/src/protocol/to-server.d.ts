/* Written by `npm run types` from the schema beside it; do not edit. */

/**
 * Protocol 1
 */
export type ToServer = Hello | Decide | TakeBack | Undo | SendEmote | Look | Resync | Return | Ping;

/**
 * The first message of a socket, within 10 s: which table, whose seat, and what the client already has.
 */
export interface Hello {
  build?: string | null;
  protocol: number;
  table: string;
  token?: string | null;
  type: 'hello';
  version?: number | null;
}
/**
 * Answer a decision. Before the reveal a second answer replaces the first; the same answer again is harmless.
 */
export interface Decide {
  decision: number;
  move: string;
  n: number;
  type: 'decide';
}
/**
 * Take back an own choice that is not revealed yet.
 */
export interface TakeBack {
  decision: number;
  n: number;
  type: 'take-back';
}
/**
 * Take the own last turn back, with what bots have answered. `decision` is the number in `undo` of the state.
 */
export interface Undo {
  decision: number;
  n: number;
  type: 'undo';
}
export interface SendEmote {
  emote: 'good-game' | 'hello' | 'hurry' | 'oops' | 'roar' | 'sorry' | 'thanks' | 'thinking' | 'well-played' | 'wow';
  n: number;
  type: 'emote';
}
/**
 * Hot-seat: from now on this socket sees and plays another seat (or null: watches). Answered by a snapshot.
 */
export interface Look {
  n: number;
  token?: string | null;
  type: 'look';
}
/**
 * There was a gap: this is the last version the client has (null: none).
 */
export interface Resync {
  type: 'resync';
  version?: number | null;
}
/**
 * Take the own seat back from the bot that took over.
 */
export interface Return {
  n: number;
  type: 'return';
}
export interface Ping {
  n: number;
  type: 'ping';
}
