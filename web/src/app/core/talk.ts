/** The words in which a table's client speaks of its choices and of its line. */
export interface Choice {
  n: number;
  decision: number;
  /** null: take the choice back. */
  move: string | null;
}
export interface Refusal {
  move: string | null;
  /** A clause of the rules, if a rule forbids it. */
  clause: string | null;
  code: string;
}
export type Line = 'connecting' | 'open' | 'lost' | 'leaving' | 'ended';
export type Fatal = 'protocol' | 'token' | 'not-found' | 'moved';
export type Dial = (url: string) => WebSocket;
