/* Written by `npm run types` from the schema beside it; do not edit. */

export interface Http {}
/**
 * A game analysed. What is known so far has the same shape, with less in it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Analysis".
 */
export interface Analysis {
  budget: {
    [k: string]: unknown;
  };
  complete: boolean;
  curve: CurvePoint[];
  decisions: JudgedDecision[];
  draws: DrawLuck[];
  game: string;
  hindsight: boolean;
  key: string;
  moments: DecidingMoment[];
  options: {
    [k: string]: unknown;
  };
  parts: ResultParts[];
  players: PlayerAnalysis[];
  playouts: number;
  policy: string;
  result: AnalysisResult;
  rules: number;
  seats: number;
  seconds: number;
  settled: boolean;
  version: number;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "CurvePoint".
 */
export interface CurvePoint {
  at: 'choice' | 'draw' | 'end' | 'reveal' | 'start';
  moves: number;
  se: number[];
  seat: number | null;
  win: number[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "JudgedDecision".
 */
export interface JudgedDecision {
  best: string | null;
  disputed: boolean;
  forced: boolean;
  high: number | null;
  index: number;
  label: ('best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake') | null;
  loss: number | null;
  low: number | null;
  move: string;
  moves: number;
  options: OptionValue[];
  seat: number;
}
/**
 * What a legal move was worth, from what its player knew.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "OptionValue".
 */
export interface OptionValue {
  label: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake';
  loss: number;
  margin: number;
  margin_se: number;
  move: string;
  playouts: number;
  win: number;
  win_se: number;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DrawLuck".
 */
export interface DrawLuck {
  luck: number[];
  moves: number;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "DecidingMoment".
 */
export interface DecidingMoment {
  clause: string | null;
  kind: 'decision' | 'draw';
  moves: number;
  said: {
    [k: string]: string;
  };
  seat: number | null;
  swing: number;
}
/**
 * Result less an even share = seat + chance + own decisions + those of others.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ResultParts".
 */
export interface ResultParts {
  chance: number;
  others: number;
  own: number;
  result: number;
  seat: number;
  seat_part: number;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PlayerAnalysis".
 */
export interface PlayerAnalysis {
  accuracy: number | null;
  decisions: number;
  labels: {
    [k: string]: number;
  };
  loss: number;
  luck: number | null;
  seat: number;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AnalysisResult".
 */
export interface AnalysisResult {
  ranks: number[];
  scores: number[];
  shares: number[];
}
/**
 * What the analysis of a table's game should be like; the same again has the same answer.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AnalysisBody".
 */
export interface AnalysisBody {
  /**
   * How much is thought about it.
   */
  budget?: 'quick' | 'normal' | 'deep';
  /**
   * Judge by what was true, not by what the seat could know.
   */
  hindsight?: boolean;
  /**
   * Another key draws other playouts.
   */
  key?: number;
}
/**
 * How far an analysis is.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AnalysisJob".
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
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Trouble".
 */
export interface Trouble {
  code: string;
  message: string;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AnalysisReply".
 */
export interface AnalysisReply {
  analysis: Analysis | null;
  job: AnalysisJob;
}
/**
 * A decision of a game that is over, as it was asked for.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "AskedAgain".
 */
export interface AskedAgain {
  actions: {
    [k: string]: string | null;
  };
  places: {
    [k: string]: {
      [k: string]: string | null;
    };
  } | null;
  seat: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * Options that were checked: what they come to, or what is wrong with them.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Checked".
 */
export interface Checked {
  options: {
    [k: string]: unknown;
  } | null;
  problem: Problem | null;
}
/**
 * An option that cannot be as it was given, as facts that a program can tell in its own language.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  clause: string | null;
  found: number | null;
  high: number | null;
  low: number | null;
  message: string;
  option: string | null;
  reason: string;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Clause".
 */
export interface Clause {
  id: string;
  section: string;
  text: string;
  why: string;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ClockBody".
 */
export interface ClockBody {
  mode?: 'none' | 'decision' | 'player';
  seconds?: number | null;
}
/**
 * How time is limited: not at all, seconds for every decision, or seconds per player for the whole game.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ClockRule".
 */
export interface ClockRule {
  mode?: 'decision' | 'none' | 'player';
  seconds?: number | null;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "CreateBody".
 */
export interface CreateBody {
  clock?: ClockBody;
  game: string;
  /**
   * Play on from a moment of a game that is over, with new chance. Such a table is never listed.
   */
  go_on?: GoOnBody | null;
  gone_after?: number | null;
  /**
   * May players ask what a bot would do? null: where one person plays against bots.
   */
  hints?: boolean | null;
  /**
   * Show it in the lobby; else only those with the link find it.
   */
  listed?: boolean;
  options?: {
    [k: string]: unknown;
  };
  pace?: 'live' | 'turns';
  /**
   * Play on from here instead of a new game. Such a table is never listed.
   */
  position?: {
    [k: string]: unknown;
  } | null;
  /**
   * With one person among bots: seconds that a reveal waits for a change of mind.
   */
  reveal_after?: number | null;
  /**
   * @minItems 1
   * @maxItems 8
   */
  seats: SeatBody[];
  /**
   * Begin when the last seat is taken, without the host.
   */
  start_when_full?: boolean;
  /**
   * The bot that plays for those out of time or gone.
   */
  takeover?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert' | 'master';
  /**
   * Among people, too, one's last turn may be taken back.
   */
  undo?: boolean;
  /**
   * Show the running game in the lobby, to watch.
   */
  watch?: boolean;
}
/**
 * A moment of a game that is over, played at a table here or sent in as a record.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GoOnBody".
 */
export interface GoOnBody {
  /**
   * How many moves of the record have been made.
   */
  moves: number;
  record?: {
    [k: string]: unknown;
  } | null;
  table?: string | null;
}
/**
 * A seat for whoever comes (`open`; `human` means the same), or for a bot.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SeatBody".
 */
export interface SeatBody {
  kind?: 'human' | 'open' | 'bot';
  level?: ('novice' | 'easy' | 'medium' | 'hard' | 'expert' | 'master') | null;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Created".
 */
export interface Created {
  host_token: string | null;
  players: Player[];
  table: TableFacts;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Player".
 */
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
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TableFacts".
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
 * The challenge of a day; results are for fun, because everybody can compute its deal.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Daily".
 */
export interface Daily {
  bots: {
    [k: string]: Fared[];
  } | null;
  day: string;
  game: string;
  level: string;
  people: Fared[];
  rules: number;
  seat: number;
  seats: number;
  secret: string;
  text: string;
}
/**
 * How a game ended for somebody.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Fared".
 */
export interface Fared {
  place: number;
  points: number;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ErrorFacts".
 */
export interface ErrorFacts {
  clause?: string | null;
  code: string;
  message: string;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ErrorReply".
 */
export interface ErrorReply {
  error: ErrorFacts;
}
/**
 * Something that a step did, which a spectator saw.
 *
 *     Kinds: "die" (seat, what), "round" (count), "event" (what, lands), "volcano" (count), "reshuffled", "cancelled"
 *     (seat, count, what, others), "captured" (seat, what, lands), "equal" (seat), "bonus" (seat, count), "takes" (seat,
 *     what), "steals" (seat, other, what), "secures" (seat, count).
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Fact".
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
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "FillBody".
 */
export interface FillBody {
  level?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert' | 'master';
  seats?: number[] | null;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ForgetBody".
 */
export interface ForgetBody {
  /**
   * @maxItems 500
   */
  tokens: string[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Forgotten".
 */
export interface Forgotten {
  seats: number;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "GameInfo".
 */
export interface GameInfo {
  clauses: number;
  id: string;
  levels: string[];
  options: {
    [k: string]: unknown;
  };
  prefix: string;
  rules: number;
  seats: number[];
}
/**
 * What the link to a table needs to know on the machine of the server itself; nothing for anybody else.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Here".
 */
export interface Here {
  alone: boolean;
  network: string | null;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Hint".
 */
export interface Hint {
  decision?: number | null;
  move: string;
  reason: string | null;
}
/**
 * What a seat would ask: the whole position (a tutorial, a puzzle), of which only that seat's part is used.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "HintBody".
 */
export interface HintBody {
  language?: 'en' | 'pl' | 'fr';
  level?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert' | 'master';
  position: {
    [k: string]: unknown;
  };
  seat: number;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Info".
 */
export interface Info {
  build: string;
  emotes: (
    'good-game' | 'hello' | 'hurry' | 'oops' | 'roar' | 'sorry' | 'thanks' | 'thinking' | 'well-played' | 'wow'
  )[];
  games: GameInfo[];
  languages: string[];
  levels: string[];
  protocol: number;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Lobby".
 */
export interface Lobby {
  running: LobbyTable[];
  tables: LobbyTable[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "LobbyTable".
 */
export interface LobbyTable {
  host: string | null;
  players: Player[];
  table: TableFacts;
  unusual: {
    [k: string]: unknown;
  };
}
/**
 * Somebody to play with: at a table that fits and waits, or at a new one.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "MatchBody".
 */
export interface MatchBody {
  /**
   * null: any, a new table has none.
   */
  clock?: ClockBody | null;
  game: string;
  options?: {
    [k: string]: unknown;
  };
  /**
   * How many play; null: any number, a new table has the fewest.
   */
  seats?: number | null;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Matched".
 */
export interface Matched {
  host_token: string | null;
  players: Player[];
  table: TableFacts;
  ticket: string;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "NameBody".
 */
export interface NameBody {
  /**
   * Shown with 20 characters at most.
   */
  name: string;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "NewToken".
 */
export interface NewToken {
  seat: number;
  token: string;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "OptionsBody".
 */
export interface OptionsBody {
  game: string;
  options?: {
    [k: string]: unknown;
  };
  /**
   * The fewest that can play, if left out.
   */
  seats?: number | null;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "OwnHintBody".
 */
export interface OwnHintBody {
  language?: 'en' | 'pl' | 'fr';
  level?: 'novice' | 'easy' | 'medium' | 'hard' | 'expert' | 'master';
}
/**
 * What is in a book of puzzles.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleBook".
 */
export interface PuzzleBook {
  game: string;
  part: number;
  puzzles: PuzzleEntry[];
  rules: number;
}
/**
 * A moment of a game of bots at which one move is clearly the best, as a book lists it.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleEntry".
 */
export interface PuzzleEntry {
  difficulty: number;
  found: {
    [k: string]: number;
  };
  id: string;
  theme: string;
}
/**
 * A legal move of a puzzle and what it is worth, as in an analysis.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzleOption".
 */
export interface PuzzleOption {
  label: 'best' | 'blunder' | 'good' | 'inaccuracy' | 'mistake';
  loss: number;
  margin: number;
  margin_se: number;
  move: string;
  win: number;
  win_se: number;
}
/**
 * Some puzzles of a book, to be tried.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "PuzzlePart".
 */
export interface PuzzlePart {
  puzzles: ShownPuzzle[];
}
/**
 * What the seat of a puzzle sees, what it may do, and what all of that is worth.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "ShownPuzzle".
 */
export interface ShownPuzzle {
  asked: AskedAgain;
  id: string;
  options: PuzzleOption[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Ready".
 */
export interface Ready {
  checks: {
    [k: string]: boolean;
  };
  status: string;
  warming: string[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RecordAnalysisBody".
 */
export interface RecordAnalysisBody {
  /**
   * How much is thought about it.
   */
  budget?: 'quick' | 'normal' | 'deep';
  /**
   * Judge by what was true, not by what the seat could know.
   */
  hindsight?: boolean;
  /**
   * Another key draws other playouts.
   */
  key?: number;
  record: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Replay".
 */
export interface Replay {
  end: Result | null;
  first: {
    [k: string]: unknown;
  };
  game: string;
  options: {
    [k: string]: unknown;
  };
  rules: number;
  seats: number;
  steps: Step[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Result".
 */
export interface Result {
  breakdown: {
    [k: string]: number;
  }[];
  ranks: number[];
  scores: number[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Step".
 */
export interface Step {
  facts: Fact[];
  move: string;
  seat: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "RulesText".
 */
export interface RulesText {
  clauses: Clause[];
  game: string;
  language: string;
}
/**
 * A physical table that was counted.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Scored".
 */
export interface Scored {
  breakdown: {
    [k: string]: number;
  }[];
  clause: string;
  over: boolean;
  ranks: number[];
  reason: string;
  scores: number[];
  sentence: string;
  winners: number[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Seated".
 */
export interface Seated {
  players: Player[];
  seat: number;
  table: TableFacts;
  token: string;
}
/**
 * The record of a game that is over, to look at its decisions again.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SeenBody".
 */
export interface SeenBody {
  /**
   * What was true, not only what the seat could see.
   */
  hindsight?: boolean;
  record: {
    [k: string]: unknown;
  };
}
/**
 * A decision of a game that is over, as whoever made it saw the table.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SeenDecision".
 */
export interface SeenDecision {
  index: number;
  moves: number;
  seat: number;
  view: {
    [k: string]: unknown;
  };
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SeenDecisions".
 */
export interface SeenDecisions {
  decisions: SeenDecision[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "SitBody".
 */
export interface SitBody {
  /**
   * 16 random bytes, drawn after the commitment was seen.
   */
  contribution: string;
  /**
   * Shown with 20 characters at most.
   */
  name: string;
  seat?: number | null;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "StartBody".
 */
export interface StartBody {
  /**
   * Bots of this level on seats that are still open.
   */
  fill?: ('novice' | 'easy' | 'medium' | 'hard' | 'expert' | 'master') | null;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TableReply".
 */
export interface TableReply {
  acting: number[];
  players: Player[];
  table: TableFacts;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Texts".
 */
export interface Texts {
  catalogues: {
    [k: string]: string;
  };
  language: string;
}
/**
 * New tokens that the device draws itself make it harmless to ask again after a lost answer.
 *
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "TransferBody".
 */
export interface TransferBody {
  /**
   * The host's token, if the link carries it.
   */
  host?: string | null;
  /**
   * The new token of the seat.
   */
  next?: string | null;
  /**
   * The new token of the host.
   */
  next_host?: string | null;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Transferred".
 */
export interface Transferred {
  host_token: string | null;
  seat: number;
  token: string;
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Warnings".
 */
export interface Warnings {
  decision: number;
  moves: {
    [k: string]: string;
  };
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "WarningsBody".
 */
export interface WarningsBody {
  language?: 'en' | 'pl' | 'fr';
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "Worth".
 */
export interface Worth {
  after: {
    [k: string]: number | null;
  } | null;
  points: {
    [k: string]: number;
  }[];
}
/**
 * This interface was referenced by `Http`'s JSON-Schema
 * via the `definition` "WorthBody".
 */
export interface WorthBody {
  /**
   * @maxItems 2
   */
  moves?: string[];
}
