/** What the app must know of the games before the first word with the server. A test compares it with the rules. */
import type { GameId } from '../../boards';

export const LEVELS = ['novice', 'easy', 'medium', 'hard', 'expert'] as const;

export interface Choice {
  name: string;
  values: (string | number | boolean)[];
  /** Message of a value in app.ftl: `app-option-board-summer`. */
}
export interface GameFacts {
  id: GameId;
  seats: [number, number];
  prefix: string;
  clauses: number;
  sections: [string, number][];
  /** Variants offered on the front page; the first value is the usual one. */
  choices: Choice[];
  /** Open information: at one screen nobody needs to look away. */
  isOpen: boolean;
}

export const GAMES: Record<GameId, GameFacts> = {
  draftosaurus: {
    id: 'draftosaurus',
    seats: [2, 5],
    prefix: 'DS',
    clauses: 39,
    sections: [
      ['setup', 1],
      ['turn', 6],
      ['die', 12],
      ['summer', 20],
      ['winter', 26],
      ['end', 34],
    ],
    choices: [{ name: 'board', values: ['summer', 'winter', 'summer-winter'] }],
    isOpen: false,
  },
  'dino-twist': {
    id: 'dino-twist',
    seats: [2, 6],
    prefix: 'DT',
    clauses: 34,
    sections: [
      ['setup', 1],
      ['round', 8],
      ['events', 21],
      ['end', 31],
    ],
    choices: [
      { name: 'kinds', values: ['t-rex', 'lil-rex'] },
      { name: 'forced_replace', values: [false, true] },
    ],
    isOpen: false,
  },
  twisty: {
    id: 'twisty',
    seats: [2, 4],
    prefix: 'TW',
    clauses: 20,
    sections: [
      ['setup', 1],
      ['turn', 5],
      ['stealing', 15],
      ['end', 18],
    ],
    choices: [
      { name: 'corners', values: ['random', 'chosen'] },
      { name: 'robbed_pawn', values: ['corner', 'anywhere'] },
    ],
    isOpen: true,
  },
};

export const GAME_IDS = Object.keys(GAMES) as GameId[];
export const isGame = (id: string): id is GameId => id in GAMES;

/** The game whose rules hold a clause: DS-12 is Draftosaurus. */
export function gameOfClause(clause: string): GameId | null {
  return GAME_IDS.find((id) => clause.startsWith(`${GAMES[id].prefix}-`)) ?? null;
}

/** Options as the server wants them: an island kind is a list, one for each seat. */
export function optionsFor(game: GameId, chosen: Record<string, string | number | boolean>, seats: number): Record<string, unknown> {
  const out: Record<string, unknown> = { ...chosen };
  if (game === 'dino-twist' && typeof out.kinds === 'string') out.kinds = Array(seats).fill(out.kinds);
  return out;
}
