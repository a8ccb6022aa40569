/**
 * One table over one socket. It keeps what this audience knows, asks for what it missed, comes back after a lost line,
 * and does not forget a choice that was not confirmed: it is sent again with the number of its decision.
 */
import type { Event as Step, State, ToClient } from '../../protocol/to-client';
import type { ToServer } from '../../protocol/to-server';
import { Plans } from './plans.svelte';
import { Story } from './story.svelte';
import { advance, type Known } from './reduce';
import { play, playStep } from './sound';
import type { Choice, Dial, Fatal, Line, Refusal } from './talk';

export const PROTOCOL = 1;

export type { Choice, Fatal, Line, Refusal } from './talk';

const FATAL: Record<number, Fatal> = { 4001: 'protocol', 4003: 'token', 4004: 'not-found' };
const QUIET = 20_000;
const PATIENCE = 8_000;

export class TableClient {
  known = $state.raw<Known | null>(null);
  seat = $state<number | null>(null);
  line = $state<Line>('connecting');
  /** When the next attempt begins, for the banner. */
  retryAt = $state<number | null>(null);
  fatal = $state<Fatal | null>(null);
  mustReload = $state(false);
  /** The server cannot store anything just now: whatever is asked is refused until it can. */
  storageFails = $state(false);
  pending = $state.raw<Choice | null>(null);
  refusal = $state.raw<Refusal | null>(null);
  readonly #plans: Plans;
  /** How a plan whose time has come is made; the page asks those first who like to be asked. */
  carryOut: (move: string) => void = (move) => this.decide(move);
  spectators = $state(0);
  emotes = $state.raw<{ key: number; seat: number; emote: string }[]>([]);
  story: Story;
  /** Server time less our own, in ms. */
  skew = 0;

  readonly table: string;
  #token: string | null;
  #dial: Dial;
  #socket: WebSocket | null = null;
  #n = 0;
  #tries = 0;
  #looking: number | null = null;
  #timers: ReturnType<typeof setTimeout>[] = [];
  #heard = 0;
  #beat: ReturnType<typeof setInterval> | null = null;
  #stopped = false;
  #retryTimer: ReturnType<typeof setTimeout> | null = null;
  /** How long a server that takes its leave asked us to wait, in ms. */
  #announced: number | null = null;
  #planTimer: ReturnType<typeof setTimeout> | null = null;

  constructor(table: string, token: string | null, dial: Dial = (url) => new WebSocket(url)) {
    this.table = table;
    this.#plans = new Plans(table);
    this.#token = token;
    this.#dial = dial;
    this.story = new Story();
    window.addEventListener('online', this.#hurry);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#connect();
  }

  get state(): State | null {
    return this.known?.state ?? null;
  }

  get token(): string | null {
    return this.#token;
  }

  stop() {
    this.#stopped = true;
    window.removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    for (const timer of this.#timers) clearTimeout(timer);
    if (this.#beat) clearInterval(this.#beat);
    if (this.#retryTimer) clearTimeout(this.#retryTimer);
    if (this.#planTimer) clearTimeout(this.#planTimer);
    this.#socket?.close(1000);
  }

  // ---------------------------------------------------------------------------------------------- the line

  #connect() {
    this.#retryTimer = null;
    this.retryAt = null;
    const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
    const socket = this.#dial(`${scheme}://${location.host}/ws`);
    this.#socket = socket;
    socket.onopen = () => {
      this.#heard = Date.now();
      const version = this.#looking === null ? (this.known?.version ?? null) : null;
      this.#looking = null;
      this.#put({ type: 'hello', protocol: PROTOCOL, table: this.table, token: this.#token, version, build: __BUILD__ });
    };
    socket.onmessage = (message) => {
      if (socket === this.#socket) this.#hear(message.data as string);
    };
    socket.onclose = (event) => {
      if (socket === this.#socket) this.#lost(event.code);
    };
    if (this.#beat) clearInterval(this.#beat);
    this.#beat = setInterval(() => this.#listen(), 5_000);
  }

  #lost(code: number) {
    this.#socket = null;
    if (this.#beat) clearInterval(this.#beat);
    if (this.#stopped) return;
    const fatal = FATAL[code];
    if (fatal) {
      this.fatal = fatal;
      this.line = 'ended';
      return;
    }
    if (this.line !== 'leaving') this.line = 'lost';
    const slow = code === 4029 ? 8_000 : 0;
    this.#retry(this.#announced ?? Math.min(10_000, 400 * 2 ** this.#tries) + slow);
    this.#announced = null;
  }

  #retry(wait: number) {
    if (this.#announced === null) this.#tries += 1;
    const after = wait * (0.75 + Math.random() * 0.5);
    this.retryAt = Date.now() + after;
    if (this.#retryTimer) clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.#connect(), after);
  }

  /** The network or the person is back: do not wait for the timer. */
  #hurry = () => {
    if (document.visibilityState === 'hidden' || this.#stopped) return;
    if (this.#retryTimer) {
      clearTimeout(this.#retryTimer);
      this.#connect();
    } else if (this.#socket?.readyState === WebSocket.OPEN) this.#put({ type: 'ping', n: ++this.#n });
  };

  retryNow() {
    this.#hurry();
  }

  /** A line that is silent for long is asked; one that does not answer is dropped. */
  #listen() {
    const quiet = Date.now() - this.#heard;
    if (this.#socket?.readyState === WebSocket.CONNECTING) {
      if (quiet > QUIET + PATIENCE && this.#heard > 0) this.#socket.close();
    } else if (quiet > QUIET + PATIENCE) {
      const socket = this.#socket;
      socket?.close();
      this.#lost(1006);
    } else if (quiet > QUIET) this.#put({ type: 'ping', n: ++this.#n });
  }

  #put(message: ToServer): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  // ---------------------------------------------------------------------------------------------- hearing

  #hear(text: string) {
    this.#heard = Date.now();
    const message = JSON.parse(text) as ToClient;
    switch (message.type) {
      case 'welcome':
        this.#welcome(message);
        break;
      case 'snapshot':
        if (this.#looking !== null) break;
        this.seat = message.seat;
        this.#learn({ version: message.version, state: message.state }, null);
        this.#again();
        break;
      case 'event':
        if (this.#looking === null) this.#step(message);
        break;
      case 'ack':
        break;
      case 'refused':
        this.#refused(message);
        break;
      case 'presence':
        this.spectators = message.spectators;
        if (this.known) {
          const players = this.known.state.players.map((one) => ({ ...one, connected: message.connected[one.seat] ?? one.connected }));
          this.known = { ...this.known, state: { ...this.known.state, players } };
        }
        break;
      case 'clock':
        if (this.known) this.known = { ...this.known, state: { ...this.known.state, clock: message.clock } };
        break;
      case 'storage':
        this.storageFails = message.failing;
        break;
      case 'emote':
        this.#showEmote(message.seat, message.emote);
        break;
      case 'notice':
        if (message.kind === 'shutdown') {
          this.line = 'leaving';
          this.#announced = (message.retry ?? 2) * 1000;
        } else {
          this.fatal = 'moved';
          this.seat = null;
        }
        break;
      case 'error':
        if (message.code === 'protocol') this.fatal = 'protocol';
        break;
      default:
        break;
    }
  }

  #welcome(message: Extract<ToClient, { type: 'welcome' }>) {
    this.skew = Date.parse(message.now) - Date.now();
    if (message.reload) this.mustReload = true;
    if ((message.n ?? null) === null) this.storageFails = false; // a server that still cannot says so after this
    if (message.seat !== this.seat || (message.n ?? null) !== null) this.known = null;
    if ((message.n ?? null) === this.#looking) this.#looking = null;
    this.seat = message.seat;
    this.line = 'open';
    this.#tries = 0;
    this.#later(0, () => this.#again());
  }

  #step(event: Step) {
    const next = advance(this.known, event);
    if (next === null) {
      this.#put({ type: 'resync', version: this.known?.version ?? null });
      return;
    }
    if (next !== this.known) this.#learn(next, event);
  }

  #learn(next: Known, event: Step | null) {
    const before = this.known?.state ?? null;
    this.known = next;
    this.story.learn(next.state, event !== null);
    if (this.pending && this.#isSettled(this.pending)) this.pending = null;
    if (event) playStep(before, next.state);
    this.#followPlan(before, next.state);
  }

  #showEmote(seat: number, emote: string) {
    const one = { key: ++this.#n, seat, emote };
    this.emotes = [...this.emotes, one].slice(-6);
    play('emote');
    this.#later(4_000, () => (this.emotes = this.emotes.filter((other) => other !== one)));
  }

  #later(wait: number, act: () => void) {
    const timer = setTimeout(() => {
      this.#timers = this.#timers.filter((one) => one !== timer);
      act();
    }, wait);
    this.#timers.push(timer);
  }

  // ---------------------------------------------------------------------------------------------- deciding

  /** Has the table answered this choice? */
  #isSettled(choice: Choice): boolean {
    const decision = this.state?.decision;
    return decision?.id !== choice.decision || decision.chosen === choice.move;
  }

  #send(choice: Choice): boolean {
    const { n, decision, move } = choice;
    return this.#put(move === null ? { type: 'take-back', n, decision } : { type: 'decide', n, decision, move });
  }

  /** After a lost line: what was not confirmed goes out once more. */
  #again() {
    if (!this.pending || !this.known) return;
    if (this.#isSettled(this.pending)) this.pending = null;
    else this.#send(this.pending);
  }

  decide(move: string) {
    const decision = this.state?.decision;
    if (!decision) return;
    this.#stopPlan();
    this.refusal = null;
    if (decision.chosen === move && !this.pending) return;
    this.pending = { n: ++this.#n, decision: decision.id, move };
    play('choose');
    this.#send(this.pending);
  }

  takeBack() {
    const decision = this.state?.decision;
    if (!decision) return;
    this.refusal = null;
    this.keepPlan(null);
    this.pending = { n: ++this.#n, decision: decision.id, move: null };
    this.#send(this.pending);
  }

  #refused(message: Extract<ToClient, { type: 'refused' }>) {
    const choice = this.pending;
    if (message.n !== choice?.n) return;
    this.pending = null;
    if (message.code === 'stale') {
      this.#put({ type: 'resync', version: null });
      return;
    }
    this.refusal = { move: choice.move, clause: message.clause ?? null, code: message.code };
    play('refuse');
  }

  /** A refused place was tried: the answer is here already. */
  why(clause: string, move: string) {
    this.refusal = { move, clause, code: 'clause' };
    play('refuse');
  }

  // ---------------------------------------------------------------------------------------------- plans

  /** The place that this seat keeps for after the reveal. */
  get plan(): string | null {
    return this.#plans.of(this.seat)?.place ?? null;
  }

  keepPlan(place: string | null) {
    if (this.seat === null) return;
    this.#stopPlan();
    this.#plans.keep(this.seat, place, this.state);
  }

  #stopPlan() {
    if (this.#planTimer) clearTimeout(this.#planTimer);
    this.#planTimer = null;
  }

  /** After the reveal the plan is carried out, unless it is changed first or has become impossible. */
  #followPlan(before: State | null, after: State) {
    const due = this.#plans.due(this.seat, before, after);
    if (!due) return;
    const { move, clause, decision } = due;
    if (clause !== null) {
      this.keepPlan(null);
      this.why(clause, move);
      return;
    }
    this.#stopPlan();
    this.#planTimer = setTimeout(() => {
      this.#planTimer = null;
      if (this.state?.decision?.id !== decision) return;
      this.carryOut(move);
      this.keepPlan(null);
    }, 900);
  }

  // ---------------------------------------------------------------------------------------------- the rest

  /** Hot-seat: see and play another seat from now on; null shows what everybody sees. */
  look(token: string | null) {
    this.#token = token;
    this.#looking = ++this.#n;
    this.known = null;
    this.pending = null;
    this.refusal = null;
    this.#stopPlan();
    this.#put({ type: 'look', n: this.#looking, token });
  }

  emote(emote: string) {
    this.#put({ type: 'emote', n: ++this.#n, emote } as ToServer);
  }

  /** Take the own last turn back, with what bots have answered. */
  undo() {
    const decision = this.state?.undo ?? null;
    if (decision !== null) this.#put({ type: 'undo', n: ++this.#n, decision });
  }

  comeBack() {
    this.#put({ type: 'return', n: ++this.#n });
  }
}
