/* Written by `npm run types` from the schema beside it; do not edit. */

/**
 * A game as an audience sees it (`Game.view`).
 */
export type AnyView = DraftosaurusView | DinoTwistView | TwistyView;

/**
 * A game of Draftosaurus as an audience sees it.
 */
export interface DraftosaurusView {
  /**
   * The seats that owe a decision now.
   */
  acting: number[];
  bag_size: number;
  /**
   * The side that is up.
   */
  board: 'summer' | 'winter';
  /**
   * By seat: does the die bind it this turn (DS-18, DS-11)?
   */
  bound: boolean[];
  /**
   * By seat: who gets its bowl after this turn (DS-10); null where the bowls are empty then.
   */
  bowl_goes_to: number[] | null;
  bowl_sizes: number[];
  /**
   * By seat: the dinosaurs of a bowl that this audience has held this round; else null.
   */
  bowls: (('diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops')[] | null)[];
  /**
   * The own move that is not revealed yet; the others' are null.
   */
  chosen: (string | null)[];
  /**
   * The face that lies up; null between turns.
   */
  die: ('empty' | 'forest' | 'left' | 'no-trex' | 'right' | 'rocks') | null;
  /**
   * Out of the game: two players discard (DS-9).
   */
  discarded: ('diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops')[];
  /**
   * Dinosaurs of each species in the game (DS-2).
   */
  each: number;
  earlier: EarlierPark | null;
  game: 'draftosaurus';
  /**
   * By seat: has a move that is not revealed yet.
   */
  has_chosen: boolean[];
  options: DraftosaurusOptions;
  over: boolean;
  /**
   * By seat: every pen and the river with its dinosaurs in order; the pyramid with its six slots.
   */
  parks: {
    [k: string]: (('diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops') | null)[];
  }[];
  phase: 'chance' | 'discard' | 'over' | 'pick' | 'place' | 'quarantine';
  /**
   * By seat: the revealed dinosaur on its way to the park.
   */
  picks: (('diplodocus' | 'parasaurolophus' | 'spinosaurus' | 'stegosaurus' | 'trex' | 'triceratops') | null)[];
  /**
   * While picking: a place can be kept for after the reveal, when it means the move of this verb (`place king`).
   */
  plan: 'place' | null;
  /**
   * Who has rolled it.
   */
  roller: number;
  round: number;
  /**
   * How many rounds a park has (DS-5).
   */
  rounds: number;
  /**
   * Points of every seat, as the table stands.
   */
  scores: number[];
  /**
   * Whose view it is; null: a spectator's.
   */
  seat: number | null;
  /**
   * How many play.
   */
  seats: number;
  /**
   * What everybody has seen of each species on this side: in parks, just revealed, discarded.
   */
  seen: {
    [k: string]: number;
  };
  turn: number;
  /**
   * How many turns a round has (DS-5).
   */
  turns: number;
  /**
   * The word that the moves of this phase begin with.
   */
  verb: ('discard' | 'move' | 'pick' | 'place') | null;
  /**
   * By seat: the points of this park by source as it stands; a source that brings none is left out.
   */
  worth: {
    [k: string]: number;
  }[];
}
/**
 * What the summer game of summer-winter was worth (DS-39), by seat.
 */
export interface EarlierPark {
  points: number[];
  trexes: number[];
}
/**
 * The options of a game of Draftosaurus.
 */
export interface DraftosaurusOptions {
  /**
   * The side of the boards that is up; both, one after the other, in summer-winter (DS-39).
   */
  board: 'summer' | 'summer-winter' | 'winter';
  /**
   * Who holds the die first (DS-4).
   */
  first: number | 'random';
  /**
   * Five players: who rolls in turn 5 rolls in turn 6 as well, and then obeys the die, too (DS-11).
   */
  five_player_die: boolean;
}
/**
 * A game of Dino Twist as an audience sees it. A card is a letter and a strength, such as V5.
 */
export interface DinoTwistView {
  /**
   * The seats that owe a decision now.
   */
  acting: number[];
  attacker: number | null;
  /**
   * While preparing: what each attack of the own hand would count, legal or not, by its move.
   */
  attacks: {
    [k: string]: Attack;
  } | null;
  /**
   * By seat: points for a full island (DT-31).
   */
  bonuses: number[];
  /**
   * The bonuses for a full island that are still to be had, the next one first.
   */
  bonuses_left: number[];
  captured: Captured | null;
  /**
   * The own move that is not revealed yet; the others' are null.
   */
  chosen: (string | null)[];
  /**
   * By seat: Big Claw Dinos on its island.
   */
  claws: number[];
  /**
   * The seats that would get the Big Claws bonus now (DT-32).
   */
  claws_leaders: number[];
  deck_size: number;
  /**
   * What its meteorite has hit (DT-21).
   */
  destroyed: ('beach' | 'cliff' | 'desert' | 'hill' | 'jungle' | 'mountain' | 'river' | 'sea')[];
  /**
   * The cards of the discard pile.
   */
  discard: string[];
  /**
   * The event of this round.
   */
  event:
    | (
        | '3-for-2'
        | 'all-alone'
        | 'carnage'
        | 'fury-aqua'
        | 'fury-carni'
        | 'fury-herbi'
        | 'fury-voli'
        | 'help'
        | 'meteorite'
        | 'newborns'
        | 'quake'
        | 'twister'
        | 'volcano'
      )
    | null;
  /**
   * The event cards that have not been shown yet, in the order of the rules.
   */
  events: string[];
  /**
   * Events of the pile that are still to come before the Big Rock (DT-4).
   */
  events_left: number;
  game: 'dino-twist';
  graveyard_sizes: number[];
  graveyards: Graveyard[];
  hand_sizes: number[];
  /**
   * The own hand; the others' are null.
   */
  hands: (string[] | null)[];
  /**
   * By seat: has a move that is not revealed yet.
   */
  has_chosen: boolean[];
  /**
   * By seat.
   */
  islands: {
    [k: string]: string | null;
  }[];
  /**
   * By seat: the side of its island that is up.
   */
  kinds: ('lil-rex' | 't-rex')[];
  options: DinoTwistOptions;
  over: boolean;
  phase: 'chance' | 'newborns' | 'over' | 'prepare' | 'settle' | 'target';
  /**
   * While preparing: a territory can be kept for after the reveal, when it means the move of this verb.
   */
  plan: 'target' | null;
  /**
   * By seat: the cards of a revealed attack that is still to come, its species first.
   */
  prepared: (string[] | null)[];
  /**
   * The seats that draw at the end of the round (DT-19).
   */
  refill: number[];
  /**
   * Null while there was only one deck.
   */
  reshuffles: Reshuffles | null;
  round: number;
  /**
   * How many rounds the game has as far as anybody knows: a Volcano to come would take one away (DT-26).
   */
  rounds: number;
  /**
   * Points of every seat, as the table stands.
   */
  scores: number[];
  /**
   * Whose view it is; null: a spectator's.
   */
  seat: number | null;
  /**
   * How many play.
   */
  seats: number;
  /**
   * By seat: what that attack counts (DT-13).
   */
  totals: (number | null)[];
  /**
   * Twist Island: the Dino on each territory.
   */
  twist: {
    [k: string]: string | null;
  };
  /**
   * Volcanoes that have come so far, each of which took a round away.
   */
  volcanoes: number;
}
/**
 * What an attack would count (DT-13).
 */
export interface Attack {
  /**
   * The strengths of its cards, in the order of the move; then what the event adds, if anything.
   */
  parts: number[];
  /**
   * The territories it could attack as Twist Island lies now (DT-10).
   */
  targets: ('beach' | 'cliff' | 'desert' | 'hill' | 'jungle' | 'mountain' | 'river' | 'sea')[];
  total: number;
}
/**
 * A captured Dino that looks for its place.
 */
export interface Captured {
  card: string;
  /**
   * Where it was captured.
   */
  territory: 'beach' | 'cliff' | 'desert' | 'hill' | 'jungle' | 'mountain' | 'river' | 'sea';
}
/**
 * The cards in a graveyard: cancelled ones lie open, buried ones face down (DT-20).
 */
export interface Graveyard {
  /**
   * Null for everybody but their owner.
   */
  buried: string[] | null;
  cancelled: string[];
}
/**
 * The options of a game of Dino Twist.
 */
export interface DinoTwistOptions {
  /**
   * The strengths with Big Claws (DT-7).
   */
  claws: number[];
  /**
   * The event cards of the box (DT-6); a meteorite names the territories it hits.
   */
  events: string[];
  /**
   * A captured Dino must move in, also where it replaces another (DT-17).
   */
  forced_replace: boolean;
  /**
   * By seat: the side of the own island (DT-3).
   */
  kinds: ('lil-rex' | 't-rex')[];
}
/**
 * Which deck each card in a hand, and each one buried, was drawn from: everybody has seen that.
 */
export interface Reshuffles {
  buried: number[][];
  count: number;
  hands: number[][];
}
/**
 * A game of Twisty, the same for every audience. A cell is a letter and a number, such as d4.
 */
export interface TwistyView {
  /**
   * The seats that owe a decision now.
   */
  acting: number[];
  /**
   * The token on each cell that has one.
   */
  cells: {
    [k: string]:
      | 'blue'
      | 'green'
      | 'orange'
      | 'purple'
      | 'red'
      | 'white'
      | 'yellow'
      | 'diagonal'
      | 'jump'
      | 'orthogonal'
      | 'secure'
      | 'teleport';
  };
  game: 'twisty';
  /**
   * By seat: how many of its row it holds, from the left.
   */
  held: number[];
  /**
   * By seat: the colour it collects next; null with all seven, when that is the centre, and without a row.
   */
  next: (('blue' | 'green' | 'orange' | 'purple' | 'red' | 'white' | 'yellow') | null)[];
  options: TwistyOptions;
  over: boolean;
  /**
   * By seat: the cell of its pawn; null while it is off the board.
   */
  pawns: (string | null)[];
  phase: 'chance' | 'corner' | 'follow' | 'move' | 'over';
  /**
   * While a pawn is placed: on its starting corner (TW-3), or a robbed one, on any free field or a corner (TW-17).
   */
  placing: ('anywhere' | 'corner' | 'start') | null;
  /**
   * By seat: the order in which it collects its cubes; empty until all pawns have chosen their corners (TW-3).
   */
  rows: ('blue' | 'green' | 'orange' | 'purple' | 'red' | 'white' | 'yellow')[][];
  /**
   * Points of every seat, as the table stands.
   */
  scores: number[];
  /**
   * Whose view it is; null: a spectator's.
   */
  seat: number | null;
  /**
   * How many play.
   */
  seats: number;
  /**
   * By seat: cubes that cannot be stolen (TW-12).
   */
  secured: ('blue' | 'green' | 'orange' | 'purple' | 'red' | 'white' | 'yellow')[][];
  /**
   * The seat whose turn it is; one that was robbed decides in another's turn.
   */
  turn: number;
  /**
   * Ended so far, by all seats together.
   */
  turns: number;
  /**
   * By seat: the turns it still has, this one included, once they are few; null before (TW-20).
   */
  turns_left: number[] | null;
  /**
   * Cells whose token has moved the pawn this turn (TW-13).
   */
  used: string[];
  /**
   * The word that a move to a cell begins with in this phase.
   */
  verb: ('corner' | 'move' | 'step') | null;
}
/**
 * The options of a game of Twisty.
 */
export interface TwistyOptions {
  /**
   * How pawns get their starting corners (TW-3).
   */
  corners: 'chosen' | 'random';
  /**
   * Who begins (TW-4).
   */
  first: number | 'random';
  /**
   * Where the pawn of a robbed player goes (TW-17).
   */
  robbed_pawn: 'anywhere' | 'corner';
  /**
   * How many of each special token (TW-2).
   */
  tokens: {
    [k: string]: number;
  };
  /**
   * Turns of every player after which the game ends anyway (TW-20).
   */
  turn_limit: number;
}
