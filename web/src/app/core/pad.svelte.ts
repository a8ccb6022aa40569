/**
 * The score pad: what lies on a real table as the taps that told it, and what the server makes of it.
 *
 * Taps are shown at once, kept on this device, and judged by the server, one request at a time. If a handful is refused
 * they are asked about one by one, and the first that cannot be is taken back with its clause. Without a server they
 * wait. Nothing is counted here.
 */
import { BOARDS, GAMES, type Begun, type Chosen, type GameId, type Pad } from '../../boards';
import { currentLanguage, need } from '../../i18n';
import { api, ApiError, type Scored } from './api';
import { boxOf } from './box';
import { recall, remember } from './store';

/** A table that is being tapped in, as it is kept. */
export interface PadGame {
  game: GameId;
  /** When it was begun. */
  at: number;
  names: string[];
  options: Chosen;
  taps: string[];
  /** What the server said of all of them, in this language; null: it has not been asked, or did not answer. */
  end: Scored | null;
}

export type Asked = (table: Record<string, unknown>, language: string) => Promise<Scored>;
const AGAIN_MS = 4000;

/** A pad with its words and its art. */
export async function openPad(game: GameId): Promise<Pad> {
  const load = BOARDS[game].pad;
  if (!load) throw new Error(`no score pad for ${game}`);
  const [pad] = await Promise.all([load(), need('pad', 'boards', game)]);
  return pad as unknown as Pad;
}

/** What the rules have to know of this box, besides what was chosen: the tables that had to be assumed. */
export function withBox(game: GameId, chosen: Chosen): Chosen {
  const own = boxOf(game);
  const printed = GAMES[game].box.filter(({ kind }) => kind === 'set');
  return { ...chosen, ...Object.fromEntries(printed.map(({ name, usual }) => [name, (own?.[name] ?? usual) as Chosen[string]])) };
}

export const begunOf = ({ names, options }: PadGame): Begun => ({ seats: names.length, options });

/** The whole table as the server reads it. */
export const tableOf = (pad: Pad, kept: PadGame, taps: readonly string[]) => ({
  game: kept.game,
  names: kept.names,
  ...pad.table(pad.lay(begunOf(kept), taps)),
});

export class PadTable {
  taps = $state.raw<readonly string[]>([]);
  /** What the server said of what it has counted last; a tap that it has not seen is not in it. */
  end = $state.raw<Scored | null>(null);
  /** Why it does not count now: it is not there, or asked too much. */
  waits = $state<string | null>(null);
  /** The tap that was taken back, and the rule that forbids it, if one does. */
  refused = $state.raw<{ tap: string; clause: string | null } | null>(null);
  /** How many of the taps it has counted. */
  counted = $state(0);
  readonly isCounted = $derived(this.end !== null && this.counted === this.taps.length);
  readonly sheet: unknown = $derived.by(() => this.#pad.lay(begunOf(this.kept), this.taps));
  #isAsking = false;
  #isStale = true;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly kept: PadGame;
  readonly #pad: Pad;
  readonly #ask: Asked;

  constructor(pad: Pad, kept: PadGame, ask: Asked = api.score) {
    [this.#pad, this.kept, this.#ask] = [pad, kept, ask];
    this.taps = kept.taps;
    this.end = kept.end;
    this.counted = kept.end ? kept.taps.length : 0;
  }

  tap(tap: string) {
    this.refused = null;
    this.#set([...this.taps, tap]);
  }

  undo() {
    this.refused = null;
    this.#set(this.taps.slice(0, -1));
  }

  /** Ask the server about what it has not seen; `anew` asks about everything, in another language, say. */
  count(anew = false) {
    if (anew) this.#isStale = true;
    void this.#judge();
  }

  stop() {
    clearTimeout(this.#timer);
  }

  #set(taps: readonly string[]) {
    this.taps = taps;
    this.counted = Math.min(this.counted, taps.length);
    this.#isStale = true;
    this.#keep(null);
    void this.#judge();
  }

  #keep(end: Scored | null) {
    keepNow({ ...this.kept, taps: [...this.taps], end });
  }

  async #judge() {
    if (this.#isAsking) return;
    this.#isAsking = true;
    clearTimeout(this.#timer);
    let many = this.taps.length;
    while (this.#isStale) {
      const taps = this.taps.slice(0, many);
      try {
        const end = await this.#ask(tableOf(this.#pad, this.kept, taps), currentLanguage());
        this.#take(taps, end);
        many = this.taps.length;
      } catch (error) {
        if (!this.#isRefusal(error)) break;
        many = this.#drop(taps, error);
      }
    }
    this.#isAsking = false;
  }

  /** The server has counted these; meanwhile there may be more. */
  #take(taps: readonly string[], end: Scored) {
    this.waits = null;
    const isStill = taps.every((tap, k) => tap === this.taps[k]);
    if (!isStill) return;
    [this.end, this.counted] = [end, taps.length];
    this.#isStale = taps.length !== this.taps.length;
    if (!this.#isStale) this.#keep(end);
  }

  /** Of these taps one cannot be: the first that has not been counted, if there is one alone; how many to ask about next. */
  #drop(taps: readonly string[], { clause }: ApiError): number {
    this.waits = null;
    if (taps.length > this.counted + 1) return this.counted + 1;
    const k = taps.length - 1;
    const tap = taps[k];
    if (tap === undefined) this.#isStale = false; // not even the empty table can be
    if (tap !== undefined && this.taps[k] === tap) {
      this.taps = this.taps.filter((_, other) => other !== k);
      this.counted = Math.min(this.counted, k);
      this.refused = { tap, clause };
      this.#keep(null);
    }
    return this.taps.length;
  }

  #isRefusal(error: unknown): error is ApiError {
    if (error instanceof ApiError && error.code === 'rules') return true;
    this.waits = error instanceof ApiError ? error.code : 'other';
    this.#timer = setTimeout(() => void this.#judge(), AGAIN_MS);
    return false;
  }
}

// ---------------------------------------------------------------------------------------------- what is kept

const nowKey = (game: GameId) => `pad.now.${game}`;
export const nowOf = (game: GameId): PadGame | null => recall<PadGame | null>(nowKey(game), null);
export const keepNow = (kept: PadGame) => remember(nowKey(kept.game), kept);
export const forgetNow = (game: GameId) => remember(nowKey(game), null);

/** The people of the last table, to be asked for again. */
export const lastNames = (): string[] => recall<string[]>('pad.names', []);
export const keepNames = (names: readonly string[]) => remember('pad.names', names);
