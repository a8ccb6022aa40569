/**
 * What a game brings to the browser, all of it in `boards/NAME`: a `Board` that the list in `index.ts` names, and behind
 * its `open` what is loaded when the game is played or watched.
 */
import type { Component, Snippet } from 'svelte';
import type { Value } from '../protocol/games';
import type { Decision as Asked, Entry, Fact } from '../protocol/to-client';
import type { AnyView } from '../protocol/views';
import type { Look } from './shared/look';
import type { Marks } from './shared/marks';

/** What somebody who sets up a table has chosen; a list has a value for each seat. */
export type Chosen = Record<string, Value | Value[]>;

export interface Board {
  /** The picture on its box, 400 x 280; decorative. */
  cover: Component;
  /** Its dinosaurs that walk about below the front page. */
  crowd?: readonly Look[];
  /** The table and the words, with the code and the art that they need. */
  open: () => Promise<Opened<never>>;
  /** The examples of its rules, and what draws them. */
  examples?: () => Promise<{ default: readonly Example<unknown>[] }>;
  pictures?: () => Promise<Pictures<never>>;
  /** Its decisions as they were seen, with what their options were worth. */
  seen?: () => Promise<SeenAgain<never>>;
  /** Its guided first game, and what is said in the game after it. */
  lesson?: () => Promise<{ default: Lesson<unknown> }>;
  tips?: () => Promise<{ tips: readonly Tip<never>[] }>;
  /** A real table of it, tapped in to be counted. */
  pad?: () => Promise<Pad<never, unknown>>;
}

/** A game with its code loaded; its catalogue is loaded as well (see `open` in `index.ts`). */
export interface Opened<V = AnyView> {
  Table: Component<TableProps<V>, Record<string, never>, 'selected'>;
  words: Words<V>;
  /** What a thing at the table is, for `data-about="KIND:WHAT"`; null for what is not known. */
  about: (subject: string, moment: Moment<V>) => Topic | null;
  point: Pointing<V>;
}

/** The spots (`data-spot`) to press next on the way to a move: for a hint, and for lessons. */
export type Pointing<V = AnyView> = (move: string, moment: Pick<Moment<V>, 'view' | 'selected'>) => readonly string[];

/** The table at the moment when something is asked about. */
export interface Moment<V = AnyView> {
  view: V;
  names: readonly string[];
  /** The piece in hand. */
  selected: string | null;
}

export interface Topic {
  title: string;
  /** The rule in a sentence or two. */
  text: string;
  clause: string;
  /** Which points belong to it, of this seat or of whoever asks. */
  sources?: readonly string[] | 'all';
  seat?: number;
  /** What whoever asks would do with it now, if that can be said. */
  moves?: readonly string[];
}

// ---------------------------------------------------------------------------------------------- examples

/** An example of a clause, moment by moment as the engine shows them: `make fixtures` writes `NAME/examples.json`. */
export interface Example<V = AnyView> {
  name: string;
  clause: string;
  /** It stands in a rulebook; else it is our own. */
  printed: boolean;
  /** `points` by source, if the moment is about points. */
  frames: { view: V; points: object | null }[];
}

export interface Pictures<V = AnyView> {
  /** What pictures are made of; once on a page. */
  art: readonly Component[];
  /** The board at a moment, only to look at. */
  Picture: Component<{ view: V; names: readonly string[] }>;
  /** Which of its pictures show the board of whoever looks, as a selector: they go into a picture to send. */
  board: string;
  words: Words<V>;
}

// ---------------------------------------------------------------------------------------------- decisions, seen again

export interface SeenAgain<V = AnyView> {
  /** What its pictures are made of; once on a page. */
  art: readonly Component[];
  /** The picture on its box. */
  Cover: Component;
  /** All that a seat saw at a moment, only to look at, with the tags of the options upon it. */
  Seen: Component<SeenProps<V>>;
  /** The spots that a move lies on; none if it lies nowhere on the board. */
  where: (move: string, view: V) => readonly string[];
  words: Words<V>;
}

export interface SeenProps<V = AnyView> {
  view: V;
  names: readonly string[];
  marks: Marks;
  /** The option whose tag is pointed at. */
  lit?: string | null;
}

// ---------------------------------------------------------------------------------------------- lessons

/**
 * A guided first game as the engine played it: `make fixtures` writes `NAME/lesson.json` from the script of the rules. What is said
 * in a step is `GAME-lesson-NAME` of the catalogue `GAME.lesson`, with `.done` afterwards and `.why` for another move.
 */
export interface Lesson<V = AnyView> {
  /** The first game after it. */
  first: { seats: number; options: object };
  steps: readonly LessonStep<V>[];
}

export interface LessonStep<V = AnyView> {
  name: string;
  /** The move that is asked for. */
  do: string;
  /** What the learner sees before it; null: what the last step ended with. */
  view: V | null;
  actions: object;
  places: object | null;
  /** What the learner sees afterwards, from reveal to reveal. */
  frames: readonly V[];
}

/** A word at the right moment of a first game: `GAME-tip-NAME` of the catalogue `GAME.lesson`. */
export interface Tip<V = AnyView> {
  name: string;
  when: (now: { view: V; me: number; legal: readonly string[]; facts: readonly Fact[] }) => boolean;
}

// ---------------------------------------------------------------------------------------------- a real table, tapped in

/**
 * The score pad of a game. What lies on a real table is the list of the taps that told it, each a few words beginning with
 * the number of the seat; they are kept, undone and told to the server as they are, and only the server counts.
 */
export interface Pad<S = unknown, Laid = S> {
  /** What its pictures are made of; once on a page. */
  art: readonly Component[];
  words: Words<never>;
  /** Which of the game's choices have to be known before the first tap. */
  asks: readonly string[];
  /** What lies on the table after these taps. */
  lay: (begun: Begun, taps: readonly string[]) => Laid;
  /** The same as the server reads it, without names. */
  table: (sheet: S) => Record<string, unknown>;
  /** What one player has, to be tapped in. */
  Sheet: Component<PadProps<S>>;
}

export interface Begun {
  seats: number;
  options: Chosen;
}

export interface PadProps<S> {
  sheet: S;
  seat: number;
  names: readonly string[];
  /** What it is worth as the server counted it, by source; null until it has. */
  worth: Record<string, number> | null;
  ontap: (tap: string) => void;
}

// ---------------------------------------------------------------------------------------------- words

export type { Fact };
export type Move = Pick<Entry, 'seat' | 'move'>;

/** To whom something is told: the names of all seats, and the seat of the reader if it has one. */
export interface Audience {
  names: readonly string[];
  own: number | null;
}

/** Moves, facts and scores of a game, said in the reader's language. */
export interface Words<V = AnyView> {
  /** A move as a choice in a list; `about` is what it moves, where it does not say so itself. */
  move: (move: string, about: string | null) => string;
  /** The same as a sentence of the log: who did it is its subject, "you" to the reader who did it. */
  did: (made: { seat: number | null; move: string }, about: string | null, to: Audience) => string;
  /** What a step did; null if it is of a kind that this page does not know. */
  fact: (fact: Fact, to: Audience) => string | null;
  /** A row of the score pad. */
  source: (source: string) => string;
  /** For each move of a log, what it moves. */
  about?: (moves: readonly Move[]) => (string | null)[];
  /** The same for the moves that a seat can choose from now. */
  inHand?: (view: V, seat: number) => string | null;
}

// ---------------------------------------------------------------------------------------------- tables

/** Every action that the seat could name now, null if it is legal, else the clause that refuses it; and the places. */
export type Decision = Pick<Asked, 'id' | 'actions'> & Partial<Pick<Asked, 'places'>>;

/** What goes into a table and what comes out of it. */
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
  /** Seconds that a reveal waits for that, from when the choice was made. */
  moment?: number | null;
  /** What the shell puts beside the board on wide screens (its log, say), below it on narrow ones. */
  side?: Snippet;
  onmove?: (move: string) => void;
  onplan?: (place: string | null) => void;
  /** A refused move was tried: say why. */
  onwhy?: (clause: string, move: string) => void;
  onretract?: () => void;
  /** The last turn of this seat may be taken back. */
  canUndo?: boolean;
  onundo?: () => void;
}
