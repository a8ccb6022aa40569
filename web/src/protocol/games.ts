/* Written by `make protocol` from the rules; do not edit. */

/** The levels of the bots, from the weakest to the strongest; a game may offer fewer. */
export const LEVELS = ["novice", "easy", "medium", "hard", "expert", "master"] as const;
export type Level = (typeof LEVELS)[number];

export type Value = string | number | boolean;

/** Something that a table may choose before it begins. */
export interface Choice {
  name: string;
  kind: 'choice' | 'flag' | 'seat' | 'number';
  /** Every value, the usual one first, where they can be listed. */
  values: Value[];
  usual: Value;
  /** A list, one value for each seat. */
  perSeat: boolean;
  /** Everybody who sets up a table is asked; the others are for those who look for them. */
  offered: boolean;
  /** The clause that gives the choice. */
  clause: string;
  /** Of a number: the least and the most. */
  span: [number, number] | null;
  /** How many players it is for; empty: any number. */
  seats: number[];
}

/** What is printed in the box, where it had to be assumed: how many of each item, or which of the items. */
export interface BoxTable {
  name: string;
  clause: string;
  kind: 'counts' | 'set';
  items: Value[];
  usual: Record<string, number> | Value[];
  /** Fewest and most of all together. */
  total: [number, number];
  /** The item of which there are several kinds: it is followed by some of the parts. */
  parted: string;
  parts: string[];
}

export interface GameFacts {
  id: GameId;
  /** Version of the rules. */
  rules: number;
  /** Fewest and most. */
  seats: [number, number];
  /** The levels of bots to choose from. */
  levels: readonly Level[];
  /** What the ids of its clauses begin with. */
  prefix: string;
  clauses: number;
  /** The chapters of the rules, and the clause that each begins with. */
  sections: [string, number][];
  choices: Choice[];
  box: BoxTable[];
  /** Open information: at one screen nobody needs to look away. */
  isOpen: boolean;
  /** One's last turn may be taken back, at tables that allow it. */
  mayTakeBack: boolean;
}

export type GameId = "draftosaurus" | "dino-twist" | "twisty";

export const GAMES: Record<GameId, GameFacts> = {
  "draftosaurus": {
    id: "draftosaurus",
    rules: 1,
    seats: [2, 5],
    levels: ["novice", "easy", "medium", "hard", "expert"],
    prefix: "DS",
    clauses: 39,
    sections: [["setup", 1], ["turn", 6], ["die", 12], ["summer", 20], ["winter", 26], ["end", 34]],
    choices: [{"name": "first", "kind": "seat", "values": [], "usual": "random", "perSeat": false, "offered": false, "clause": "DS-4", "span": null, "seats": []}, {"name": "board", "kind": "choice", "values": ["summer", "winter", "summer-winter"], "usual": "summer", "perSeat": false, "offered": true, "clause": "DS-3", "span": null, "seats": []}, {"name": "five_player_die", "kind": "flag", "values": [true, false], "usual": true, "perSeat": false, "offered": false, "clause": "DS-11", "span": null, "seats": [5]}],
    box: [],
    isOpen: false,
    mayTakeBack: false,
  },
  "dino-twist": {
    id: "dino-twist",
    rules: 1,
    seats: [2, 6],
    levels: ["novice", "easy", "medium", "hard", "expert"],
    prefix: "DT",
    clauses: 34,
    sections: [["setup", 1], ["round", 8], ["events", 21], ["end", 31]],
    choices: [{"name": "kinds", "kind": "choice", "values": ["t-rex", "lil-rex"], "usual": "t-rex", "perSeat": true, "offered": true, "clause": "DT-3", "span": null, "seats": []}, {"name": "forced_replace", "kind": "flag", "values": [false, true], "usual": false, "perSeat": false, "offered": true, "clause": "DT-17", "span": null, "seats": []}],
    box: [{"name": "events", "clause": "DT-6", "kind": "counts", "items": ["fury-aqua", "fury-carni", "fury-herbi", "fury-voli", "volcano", "meteorite", "3-for-2", "all-alone", "carnage", "quake", "twister", "newborns", "help"], "usual": {"fury-aqua": 1, "fury-carni": 1, "fury-herbi": 1, "fury-voli": 1, "volcano": 1, "meteorite mountain": 1, "meteorite cliff jungle": 1, "meteorite desert": 1, "meteorite hill": 1, "meteorite river beach": 1, "meteorite sea": 1, "3-for-2": 2, "all-alone": 2, "carnage": 2, "quake": 2, "twister": 2, "newborns": 2, "help": 2}, "total": [10, 100], "parted": "meteorite", "parts": ["mountain", "cliff", "jungle", "desert", "river", "hill", "beach", "sea"]}, {"name": "claws", "clause": "DT-7", "kind": "set", "items": [2, 3, 4, 5, 6, 7, 8, 9, 10], "usual": [3, 6, 9], "total": [0, 9], "parted": "", "parts": []}],
    isOpen: false,
    mayTakeBack: false,
  },
  "twisty": {
    id: "twisty",
    rules: 2,
    seats: [2, 4],
    levels: ["novice", "easy", "medium", "hard", "expert"],
    prefix: "TW",
    clauses: 20,
    sections: [["setup", 1], ["turn", 5], ["stealing", 15], ["end", 18]],
    choices: [{"name": "first", "kind": "seat", "values": [], "usual": "random", "perSeat": false, "offered": false, "clause": "TW-4", "span": null, "seats": []}, {"name": "corners", "kind": "choice", "values": ["chosen", "random"], "usual": "chosen", "perSeat": false, "offered": true, "clause": "TW-3", "span": null, "seats": []}, {"name": "robbed_pawn", "kind": "choice", "values": ["anywhere", "corner"], "usual": "anywhere", "perSeat": false, "offered": true, "clause": "TW-17", "span": null, "seats": []}, {"name": "turn_limit", "kind": "number", "values": [], "usual": 200, "perSeat": false, "offered": false, "clause": "TW-20", "span": [1, 5000], "seats": []}],
    box: [{"name": "tokens", "clause": "TW-2", "kind": "counts", "items": ["orthogonal", "diagonal", "jump", "teleport", "secure"], "usual": {"orthogonal": 3, "diagonal": 3, "jump": 3, "teleport": 3, "secure": 4}, "total": [16, 16], "parted": "", "parts": []}],
    isOpen: true,
    mayTakeBack: true,
  },
};
