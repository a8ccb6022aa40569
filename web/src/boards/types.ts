import type { Snippet } from 'svelte';

/** What goes into a table and what comes out of it. Views are the JSON of `twistosaur.Game.view(seat)`. */

/** Every action that the seat could name now: null if it is legal, else the clause that refuses it. */
export interface Decision {
  id: string | number;
  actions: Record<string, string | null>;
  /**
   * Optional, Draftosaurus while picking: how each place would answer a species if it were placed now
   * (`plans.trex.king` null or a clause). Without it every place is offered as a plan.
   */
  plans?: Record<string, Record<string, string | null>>;
}

/** Props of every table. */
export interface TableProps<V> {
  view: V;
  /** The decision this seat owes now; null while waiting, watching or after the end. */
  decision?: Decision | null;
  /** A name for every seat. */
  names: string[];
  /** The piece in hand (a species, card ids, ...); bindable, so that it survives a re-mount. */
  selected?: string | null;
  /** The place kept for after the reveal, as `onplan` gave it. */
  plan?: string | null;
  /** A move on its way to the server: shown as made, the board does not ask again. */
  pending?: string | null;
  /** A choice that is made and not revealed yet can be taken back. */
  canRetract?: boolean;
  /** What the shell puts beside the board on wide screens (its log, say), below it on narrow ones. */
  side?: Snippet;
  onmove?: (move: string) => void;
  onplan?: (place: string | null) => void;
  /** A refused move was tried: say why. */
  onwhy?: (clause: string, move: string) => void;
  onretract?: () => void;
}

interface CommonView {
  options: Record<string, unknown>;
  seats: number;
  seat: number | null;
  acting: number[];
  over: boolean;
  scores: number[];
}

export type Park = Record<string, (string | null)[]>;

export interface DraftosaurusView extends CommonView {
  game: 'draftosaurus';
  board: 'summer' | 'winter';
  parks: Park[];
  discarded: string[];
  die: string | null;
  roller: number;
  round: number;
  turn: number;
  phase: string;
  picks: (string | null)[];
  earlier: { points: number[]; trexes: number[] } | null;
  bowls: (string[] | null)[];
  bowl_sizes: number[];
  bag_size: number;
  chosen: (string | null)[];
  has_chosen: boolean[];
}

export type Lands = Record<string, string | null>;

export interface DinoTwistView extends CommonView {
  game: 'dino-twist';
  twist: Lands;
  islands: Lands[];
  kinds: string[];
  discard: string[];
  events: string[];
  event: string | null;
  destroyed: string[];
  round: number;
  phase: string;
  prepared: (string[] | null)[];
  attacker: number | null;
  captured: { card: string; territory: string } | null;
  bonuses: number[];
  graveyards: { cancelled: string[]; buried: string[] | null }[];
  graveyard_sizes: number[];
  hands: (string[] | null)[];
  hand_sizes: number[];
  deck_size: number;
  chosen: (string | null)[];
  has_chosen: boolean[];
}

export interface TwistyView extends CommonView {
  game: 'twisty';
  cells: Record<string, string>;
  pawns: (string | null)[];
  rows: string[][];
  held: number[];
  secured: string[][];
  turn: number;
  turns: number;
  phase: string;
  used: string[];
}

export type AnyView = DraftosaurusView | DinoTwistView | TwistyView;
