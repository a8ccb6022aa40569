import { beforeEach, describe, expect, it, vi } from 'vitest';
import { gameOfClause, open as openBoard } from '../../boards';
import type { Event as Step, State } from '../../protocol/to-client';
import { Asking } from './asking.svelte';
import { TableClient } from './client.svelte';
import { advance, secondsLeft } from './reduce';
import { settings } from './settings.svelte';
import { Speaker } from './speaker.svelte';
import { tell } from './story.svelte';
import { lineText } from './words';

const table = { id: 't', game: 'draftosaurus', status: 'playing', seats: 2 } as State['table'];
const start = (): State => ({
  table,
  players: [],
  log: [],
  view: { game: 'draftosaurus', acting: [0, 1], die: 'forest' },
  decision: null,
  clock: null,
  end: null,
});
const step = (version: number, rest: Partial<Step> = {}): Step => ({ type: 'event', version, ...rest });
const decision = (id: number, chosen: string | null = null, actions: Record<string, string | null> = { 'pick trex': null }) => ({
  id,
  simultaneous: true,
  chosen,
  actions,
  others: {},
  places: null,
});

describe('advance', () => {
  it('puts changed keys over the view and appends the log', () => {
    const next = advance(
      { version: 3, state: start() },
      step(4, { view: { acting: [1] }, log: [{ kind: 'move', at: '', seat: 0, move: 'pick trex' }] }),
    );
    expect(next?.version).toBe(4);
    expect(next?.state.view).toEqual({ game: 'draftosaurus', acting: [1], die: 'forest' });
    expect(next?.state.log).toHaveLength(1);
  });
  it('takes a whole view as it is', () => {
    expect(advance({ version: 3, state: start() }, step(4, { view: { game: 'x' }, whole: true }))?.state.view).toEqual({ game: 'x' });
  });
  it('ignores what it has and finds gaps', () => {
    const known = { version: 3, state: start() };
    expect(advance(known, step(3))).toBe(known);
    expect(advance(known, step(5))).toBeNull();
    expect(advance(null, step(1))).toBeNull();
  });
  it('keeps null apart from absent', () => {
    const known = { version: 1, state: { ...start(), decision: decision(1) } };
    expect(advance(known, step(2))?.state.decision).not.toBeNull();
    expect(advance(known, step(2, { decision: null }))?.state.decision).toBeNull();
  });
});

it('a running clock goes down and stops at zero', () => {
  const clock = { left: [10, 10, null], running: [0], at: '2026-01-01T00:00:00.000Z' };
  const now = Date.parse('2026-01-01T00:00:04.000Z');
  expect(secondsLeft(clock, 0, now)).toBe(6);
  expect(secondsLeft(clock, 1, now)).toBe(10);
  expect(secondsLeft(clock, 2, now)).toBeNull();
  expect(secondsLeft(clock, 0, now + 60_000)).toBe(0);
});

it('the log remembers what a seat holds, and tells what a move did after it', async () => {
  const { words } = await openBoard('draftosaurus');
  const moves = ['pick trex', 'place quarantine', 'pick diplodocus', 'place river', 'move river'];
  const log = moves.map((move, k) => ({
    kind: 'move',
    at: '',
    seat: 0,
    move,
    ...(k === 1 ? { facts: [{ kind: 'die', seat: 0, what: 'rocks' }, { kind: 'from the future' }] } : {}),
  }));
  const told = tell(log, words);
  expect(told.flatMap((line) => (line.entry ? [line.about] : []))).toEqual([null, 'trex', null, 'diplodocus', 'trex']);
  const to = { names: ['Ada'], own: null };
  expect(told.map((line) => lineText(words, line, to))).toEqual([
    'Ada picks a T-Rex.',
    'Ada puts a T-Rex in the Quarantine Zone.',
    'Ada rolls the die: rocks.',
    null, // from a newer server
    'Ada picks a Diplodocus.',
    'Ada puts a Diplodocus in the river.',
    'Ada lets a T-Rex out of quarantine: it now lives in the river.',
  ]);
  expect(lineText(words, told[2]!, { ...to, own: 0 })).toBe('You roll the die: rocks.');
});

it('the speaker says what belongs together in one breath, in order, and does not flood', () => {
  vi.useFakeTimers();
  const speaker = new Speaker();
  for (const text of ['Fern 1 picks a T-Rex.', 'Fern 2 picks a Diplodocus', '', 'Fern 2 picks a Diplodocus', 'You roll: forest!'])
    speaker.say(text);
  expect(speaker.said).toEqual([]);
  vi.advanceTimersByTime(400);
  expect(speaker.said.map((one) => one.text)).toEqual(['Fern 1 picks a T-Rex. Fern 2 picks a Diplodocus. You roll: forest!']);
  for (let k = 0; k < 40; k++) speaker.say(`line ${k}`);
  vi.advanceTimersByTime(400);
  expect(speaker.said).toHaveLength(2);
  expect(speaker.said[1]!.text.startsWith('line 28. line 29.')).toBe(true);
  vi.useRealTimers();
});

it('games: clause and options', () => {
  expect(gameOfClause('DT-3')).toBe('dino-twist');
  expect(gameOfClause('XX-3')).toBeNull();
});

// ------------------------------------------------------------------------------------------------ the client

class FakeSocket {
  static OPEN = 1;
  readyState = 0;
  sent: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  send(text: string) {
    this.sent.push(JSON.parse(text) as Record<string, unknown>);
  }
  close() {
    this.readyState = 3;
  }
  open() {
    this.readyState = 1;
    this.onopen?.();
  }
  hear(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  welcome(seat: number | null, version: number, state: State, n: number | null = null) {
    this.hear({ type: 'welcome', protocol: 1, build: '0', reload: false, table: 't', seat, now: new Date().toISOString(), n });
    this.hear({ type: 'snapshot', version, seat, state });
  }
  drop(code = 1006) {
    this.readyState = 3;
    this.onclose?.({ code });
  }
}

describe('the client', () => {
  const sockets: FakeSocket[] = [];
  const dial = () => {
    const socket = new FakeSocket();
    sockets.push(socket);
    return socket as unknown as WebSocket;
  };
  beforeEach(() => {
    sockets.length = 0;
    sessionStorage.clear();
    vi.useFakeTimers();
  });
  const open = (state = start()) => {
    const client = new TableClient('t', 'token', dial);
    sockets[0]!.open();
    sockets[0]!.welcome(0, 5, state);
    return client;
  };

  it('says hello with its token, and with its version when it comes back', () => {
    const client = open();
    expect(sockets[0]!.sent[0]).toMatchObject({ type: 'hello', protocol: 1, token: 'token', version: null });
    sockets[0]!.drop();
    expect(client.line).toBe('lost');
    vi.advanceTimersByTime(2000);
    sockets[1]!.open();
    expect(sockets[1]!.sent[0]).toMatchObject({ type: 'hello', version: 5 });
    client.stop();
  });

  it('knows when nothing can be stored, and when it is over', () => {
    const client = open();
    sockets[0]!.hear({ type: 'storage', failing: true });
    expect(client.storageFails).toBe(true);
    sockets[0]!.welcome(0, 5, start(), 7); // another seat of the same device: the disk is as full as before
    expect(client.storageFails).toBe(true);
    sockets[0]!.hear({ type: 'storage', failing: false });
    expect(client.storageFails).toBe(false);
    sockets[0]!.hear({ type: 'storage', failing: true });
    sockets[0]!.drop();
    vi.advanceTimersByTime(2000);
    sockets[1]!.open();
    sockets[1]!.welcome(0, 6, start());
    expect(client.storageFails).toBe(false);
    client.stop();
  });

  it('takes a turn back by the number of the decision that is open', () => {
    const client = open({ ...start(), undo: 41 });
    client.undo();
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: 'undo', decision: 41 });
    sockets[0]!.hear({ type: 'event', version: 6, undo: null });
    const count = sockets[0]!.sent.length;
    client.undo();
    expect(sockets[0]!.sent).toHaveLength(count);
    client.stop();
  });

  it('asks for what it missed', () => {
    const client = open();
    sockets[0]!.hear(step(8));
    expect(sockets[0]!.sent.at(-1)).toEqual({ type: 'resync', version: 5 });
    expect(client.known?.version).toBe(5);
    client.stop();
  });

  it('sends an unconfirmed choice again, with the number of its decision', () => {
    const client = open({ ...start(), decision: decision(12) });
    client.decide('pick trex');
    const first = sockets[0]!.sent.at(-1);
    expect(first).toMatchObject({ type: 'decide', decision: 12, move: 'pick trex' });
    sockets[0]!.drop();
    vi.advanceTimersByTime(2000);
    sockets[1]!.open();
    sockets[1]!.hear({ type: 'welcome', protocol: 1, build: '0', reload: false, table: 't', seat: 0, now: new Date().toISOString() });
    vi.advanceTimersByTime(10);
    expect(sockets[1]!.sent.at(-1)).toEqual(first);
    sockets[1]!.hear(step(6, { decision: decision(12, 'pick trex') }));
    expect(client.pending).toBeNull();
    client.stop();
  });

  it('does not send again what the table has already', () => {
    const client = open({ ...start(), decision: decision(12) });
    client.decide('pick trex');
    sockets[0]!.drop();
    vi.advanceTimersByTime(2000);
    sockets[1]!.open();
    sockets[1]!.welcome(0, 9, { ...start(), decision: decision(13, null, {}) });
    vi.advanceTimersByTime(10);
    expect(client.pending).toBeNull();
    expect(sockets[1]!.sent.map((one) => one.type)).toEqual(['hello']);
    client.stop();
  });

  it('a refused choice goes back with its clause', () => {
    const client = open({ ...start(), decision: decision(12) });
    client.decide('pick trex');
    sockets[0]!.hear({ type: 'refused', n: client.pending!.n, code: 'clause', message: '', clause: 'DS-7' });
    expect(client.pending).toBeNull();
    expect(client.refusal).toEqual({ move: 'pick trex', clause: 'DS-7', code: 'clause' });
    client.stop();
  });

  it('carries a plan out after the reveal, unless it is changed or refused', () => {
    const picking = (id: number) => ({ view: { plan: 'place' }, decision: { ...decision(id, 'pick trex'), places: { trex: {} } } });
    const placing = (id: number, actions: Record<string, string | null>) => ({
      view: { plan: null },
      decision: decision(id, null, actions),
    });
    const client = open({ ...start(), ...picking(12) });
    client.keepPlan('king');
    expect(client.plan).toBe('king');
    sockets[0]!.hear(step(6, placing(13, { 'place king': null, 'place river': null })));
    vi.advanceTimersByTime(1000);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: 'decide', decision: 13, move: 'place king' });
    sockets[0]!.hear(step(7, picking(14)));
    client.keepPlan('love');
    sockets[0]!.hear(step(8, placing(15, { 'place love': 'DS-12' })));
    vi.advanceTimersByTime(1000);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ decision: 13 });
    expect(client.refusal?.clause).toBe('DS-12');
    sockets[0]!.hear(step(9, picking(16)));
    client.keepPlan('river');
    sockets[0]!.hear(step(10, placing(17, { 'place river': null, 'place king': null })));
    client.decide('place king');
    vi.advanceTimersByTime(1000);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ decision: 17, move: 'place king' });
    client.stop();
  });

  it('asks about a plan too, where every choice is asked about', () => {
    const placing = { view: { plan: null }, decision: decision(13, null, { 'place king': null }) };
    const client = open({ ...start(), view: { plan: 'place' }, decision: { ...decision(12, 'pick trex'), places: { trex: {} } } });
    const asking = new Asking(client);
    settings.confirm = true;
    client.keepPlan('king');
    sockets[0]!.hear(step(6, placing));
    vi.advanceTimersByTime(1000);
    expect(asking.asked).toBe('place king');
    expect(sockets[0]!.sent).not.toContainEqual(expect.objectContaining({ type: 'decide' }));
    asking.yes();
    expect(asking.asked).toBeNull();
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: 'decide', decision: 13, move: 'place king' });
    settings.confirm = false;
    client.stop();
  });

  it('knows the moment in which the one person among bots may change a choice', () => {
    const player = (kind: 'bot' | 'human', seat: number) => ({ kind, seat }) as State['players'][number];
    const state = { ...start(), table: { ...table, reveal_after: 1.2 }, decision: decision(12, 'pick trex') };
    const client = open({ ...state, players: [player('human', 0), player('bot', 1)] });
    const asking = new Asking(client);
    expect(asking.moment).toBe(1.2);
    sockets[0]!.hear(step(6, { players: [player('human', 0), player('human', 1)] }));
    expect(asking.moment).toBeNull();
    sockets[0]!.hear(step(7, { players: [player('human', 0), player('bot', 1)], decision: decision(12) }));
    expect(asking.moment).toBeNull();
    client.stop();
  });

  it('keeps a plan over a reload, until its reveal is past', () => {
    const picking = (id: number) => ({ view: { plan: 'place' }, decision: { ...decision(id, 'pick trex'), places: { trex: {} } } });
    const placing = { view: { plan: null }, decision: decision(14, null, { 'place king': null }) };
    const reload = (state: Partial<State>) => {
      sockets.length = 0;
      return open({ ...start(), ...state });
    };
    const before = open({ ...start(), ...picking(12) });
    before.keepPlan('king');
    before.stop();
    const again = reload(picking(12));
    expect(again.plan).toBe('king');
    again.stop();
    const later = reload(picking(16));
    expect(later.plan).toBeNull();
    later.keepPlan('king');
    later.stop();
    const past = reload(placing);
    expect(past.plan).toBeNull();
    past.stop();

    reload(picking(12)).keepPlan('king');
    const revealed = reload(placing);
    vi.advanceTimersByTime(1000);
    expect(sockets[0]!.sent.at(-1)).toMatchObject({ type: 'decide', decision: 14, move: 'place king' });
    revealed.stop();
  });

  it('only notes a plan that the rules could not judge beforehand', () => {
    const client = open({ ...start(), view: { plan: 'target' }, decision: decision(12, 'attack V5') });
    client.keepPlan('jungle');
    sockets[0]!.hear(step(6, { view: { plan: null }, decision: decision(13, null, { 'target jungle': null }) }));
    vi.advanceTimersByTime(1000);
    expect(client.plan).toBe('jungle');
    expect(client.pending).toBeNull();
    client.stop();
  });

  it('shows nothing between two seats of one screen', () => {
    const client = open();
    client.look(null);
    expect(client.known).toBeNull();
    sockets[0]!.hear(step(6, { view: { bowls: 'secret' } }));
    expect(client.known).toBeNull();
    const n = sockets[0]!.sent.at(-1)!.n as number;
    sockets[0]!.welcome(null, 2, start(), n);
    expect(client.seat).toBeNull();
    expect(client.known?.version).toBe(2);
    client.stop();
  });

  it('stops for good when the table is not there', () => {
    const client = open();
    sockets[0]!.drop(4004);
    vi.advanceTimersByTime(60_000);
    expect(client.fatal).toBe('not-found');
    expect(sockets).toHaveLength(1);
    client.stop();
  });
});
