/** An analysis as `twistosaur.analysis` writes it (docs/analysis.md), version 1; the browser reads it and computes nothing anew. */
import type { GameId } from '../protocol/games';
import type { Language } from '../languages';

export const LABELS = ['best', 'good', 'inaccuracy', 'mistake', 'blunder'] as const;
export type Label = (typeof LABELS)[number];
/** What is worth looking at again. */
export const ERRORS: readonly Label[] = ['inaccuracy', 'mistake', 'blunder'];

export interface Option {
  move: string;
  win: number;
  win_se: number;
  margin: number;
  margin_se: number;
  /** What it wins less often than the best. */
  loss: number;
  playouts: number;
  /** What playing it would be called by this loss alone. */
  label: Label;
}

export interface Judged {
  /** Its place in the record. */
  index: number;
  /** The moves that were revealed before it. */
  moves: number;
  seat: number;
  move: string;
  forced: boolean;
  /** The best first; empty where nothing is known (yet). */
  options: readonly Option[];
  best: string | null;
  loss: number | null;
  low: number | null;
  high: number | null;
  label: Label | null;
  /** By the numbers an inaccuracy or worse, but a search would have played it, too: it is called good. */
  disputed: boolean;
}

/** What is needed to show the values of a decision; nothing was played where it is a puzzle. */
export interface Choice {
  seat: number;
  move: string | null;
  options: readonly Omit<Option, 'playouts'>[];
  best: string | null;
}

export interface Point {
  moves: number;
  at: 'start' | 'draw' | 'choice' | 'reveal' | 'end';
  seat: number | null;
  win: readonly number[];
  se: readonly number[];
}

export interface Parts {
  seat: number;
  /** The win share in the end, less the even share: the sum of the others. */
  result: number;
  seat_part: number;
  chance: number;
  own: number;
  others: number;
}

export interface Player {
  seat: number;
  accuracy: number | null;
  loss: number | null;
  luck: number | null;
  /** How many of its decisions were judged. */
  decisions: number;
  labels: Partial<Record<Label, number>>;
}

export interface Moment {
  moves: number;
  kind: 'decision' | 'draw';
  seat: number | null;
  /** What it changed, as win share. */
  swing: number;
  said: Record<Language, string>;
  clause: string | null;
}

export interface Analysis {
  version: 1;
  game: GameId;
  seats: number;
  policy: string;
  /** Judged by what was true, not by what the player knew. */
  hindsight: boolean;
  key: string;
  playouts: number;
  seconds: number;
  complete: boolean;
  settled: boolean;
  result: { scores: readonly number[]; ranks: readonly number[]; shares: readonly number[] };
  decisions: readonly Judged[];
  curve: readonly Point[];
  parts: readonly Parts[];
  players: readonly Player[];
  moments: readonly Moment[];
}

/**
 * The way that the game took. Where several choose at once there is a point after each choice alone, when nothing is
 * revealed yet: that is no moment of it.
 */
export function wayOf(curve: readonly Point[]): Point[] {
  return curve.filter((point, k) => point.at !== 'choice' || point.moves > lastMoves(curve, k));
}

/** How many moves were revealed before a point of the curve. */
function lastMoves(curve: readonly Point[], k: number): number {
  return curve[k - 1]?.moves ?? 0;
}

/** The point of the way at which so many moves were revealed: what chance brought before the next decision counts with it. */
export function pointAt(way: readonly Point[], moves: number): number {
  return Math.max(
    0,
    way.findLastIndex((point) => point.moves <= moves),
  );
}

/** The decision that a moment is about; of a draw, the next one. */
export function decisionAt(decisions: readonly Judged[], { moves, seat }: Pick<Moment, 'moves' | 'seat'>): number {
  const exact = decisions.findIndex((one) => one.moves === moves && (seat === null || one.seat === seat));
  const next = decisions.findIndex((one) => one.moves >= moves);
  return exact >= 0 ? exact : next >= 0 ? next : decisions.length - 1;
}
