/* Written by `make protocol` from the rules; do not edit. */

/** The levels of the bots, from the weakest to the strongest. */
export const LEVELS = ["novice", "easy", "medium", "hard", "expert"] as const;
export type Level = (typeof LEVELS)[number];

/** Something that those who set up a table are asked; its first value is the usual one. */
export interface Choice {
  name: string;
  values: (string | number | boolean)[];
}

export interface GameFacts {
  id: GameId;
  /** Version of the rules. */
  rules: number;
  /** Fewest and most. */
  seats: [number, number];
  /** What the ids of its clauses begin with. */
  prefix: string;
  clauses: number;
  /** The chapters of the rules, and the clause that each begins with. */
  sections: [string, number][];
  choices: Choice[];
  /** Open information: at one screen nobody needs to look away. */
  isOpen: boolean;
}

export type GameId = "draftosaurus" | "dino-twist" | "twisty";

export const GAMES: Record<GameId, GameFacts> = {
  "draftosaurus": {
    id: "draftosaurus",
    rules: 1,
    seats: [2, 5],
    prefix: "DS",
    clauses: 39,
    sections: [["setup", 1], ["turn", 6], ["die", 12], ["summer", 20], ["winter", 26], ["end", 34]],
    choices: [{"name": "board", "values": ["summer", "winter", "summer-winter"]}],
    isOpen: false,
  },
  "dino-twist": {
    id: "dino-twist",
    rules: 1,
    seats: [2, 6],
    prefix: "DT",
    clauses: 34,
    sections: [["setup", 1], ["round", 8], ["events", 21], ["end", 31]],
    choices: [{"name": "kinds", "values": ["t-rex", "lil-rex"]}, {"name": "forced_replace", "values": [false, true]}],
    isOpen: false,
  },
  "twisty": {
    id: "twisty",
    rules: 1,
    seats: [2, 4],
    prefix: "TW",
    clauses: 20,
    sections: [["setup", 1], ["turn", 5], ["stealing", 15], ["end", 18]],
    choices: [{"name": "corners", "values": ["random", "chosen"]}, {"name": "robbed_pawn", "values": ["corner", "anywhere"]}],
    isOpen: true,
  },
};
