/** The score pad without a server: what is told to it, what it takes back, what it keeps. */
import { fireEvent, render } from '@testing-library/svelte';
import { beforeEach, expect, it, vi } from 'vitest';
import type { GameId, Pad } from '../../boards';
import { language } from '../../i18n';
import { ApiError, type Scored } from './api';
import { countWaiting, dropGame, evenings, keepGame, newEvening, standings } from './evenings';
import { nowOf, openPad, PadTable, tableOf, type PadGame } from './pad.svelte';

beforeEach(async () => {
  localStorage.clear();
  await language('en');
});

const begun = (game: GameId, options: PadGame['options'] = {}): PadGame => ({
  game,
  at: 1,
  names: ['Ada', 'Ben'],
  options,
  taps: [],
  end: null,
});
const scored = (...scores: number[]): Scored => ({
  scores,
  ranks: scores.map((one) => 1 + scores.filter((other) => other > one).length),
  breakdown: scores.map((one) => ({ all: one })),
  over: true,
  winners: [scores.indexOf(Math.max(...scores))],
  reason: 'points',
  clause: 'DS-38',
  sentence: 'Somebody wins.',
});
const settled = () => new Promise((resolve) => setTimeout(resolve, 0));

// ------------------------------------------------------------------------------------------------ what is told

it('tells parks of both boards', async () => {
  const pad = await openPad('draftosaurus');
  const taps = ['0 summer king trex', '0 winter pyramid.b2 trex', '1 summer river trex', '1 summer river trex', '1 summer river -'];
  const both = tableOf(pad, begun('draftosaurus', { board: 'summer-winter' }), taps);
  expect(both).toEqual({
    game: 'draftosaurus',
    names: ['Ada', 'Ben'],
    board: 'summer-winter',
    parks: [
      { summer: { king: ['trex'] }, winter: { pyramid: [null, 'trex', null, null, null, null] } },
      { summer: { river: ['trex'] }, winter: {} },
    ],
  });
  expect(tableOf(pad, begun('draftosaurus', { board: 'summer' }), taps)).toMatchObject({
    board: 'summer',
    parks: [{ king: ['trex'] }, {}],
  });
});

it('tells islands, graveyards and bonus cards', async () => {
  const pad = await openPad('dino-twist');
  const taps = [
    '0 sea A8',
    '0 beach A2',
    '0 beach -',
    '1 kind lil-rex',
    '1 sea V9',
    '1 graveyard 4',
    '0 bonus 10',
    '1 bonus 10',
    '0 bonus 5',
  ];
  expect(tableOf(pad, begun('dino-twist', { claws: [3, 6] }), taps)).toEqual({
    game: 'dino-twist',
    names: ['Ada', 'Ben'],
    kinds: ['t-rex', 'lil-rex'],
    islands: [{ sea: 'A8' }, { sea: 'V9' }],
    graveyards: [0, 4],
    bonuses: [5, 10],
    options: { claws: [3, 6] },
  });
});

it('gives the same bonus to all who filled their islands in one round', async () => {
  const pad = await openPad('dino-twist');
  const laid = (...taps: string[]) => tableOf(pad, begun('dino-twist'), taps);
  expect(laid('0 bonus 10', '1 bonus 10')).toMatchObject({ bonuses: [10, 10] });
  expect(laid('0 bonus 10', '1 bonus 10', '0 bonus 10')).toMatchObject({ bonuses: [0, 10] });
});

it('tells rows, what is held first', async () => {
  const pad = await openPad('twisty');
  const taps = ['0 take blue', '0 take red', '0 take green', '0 take red', '0 centre'];
  expect(tableOf(pad, begun('twisty'), taps)).toMatchObject({
    rows: [
      ['blue', 'green', 'red', 'orange', 'yellow', 'purple', 'white'],
      ['red', 'orange', 'yellow', 'green', 'blue', 'purple', 'white'],
    ],
    held: [2, 0],
    pawns: ['d4', null],
  });
});

// ------------------------------------------------------------------------------------------------ what cannot be

/** A server that lets no second dinosaur into the King's pen. */
const strict = (told: { parks: Record<string, string[]>[] }[]) => (table: Record<string, unknown>) => {
  const asked = table as { parks: Record<string, string[]>[] };
  told.push(asked);
  return asked.parks.some((park) => (park.king?.length ?? 0) > 1)
    ? Promise.reject(new ApiError('rules', 'full', 'DS-22'))
    : Promise.resolve(scored(asked.parks[0]?.river?.length ?? 0, 0));
};

it('takes back the tap that cannot be, and no other', async () => {
  const pad = await openPad('draftosaurus');
  const table = new PadTable(pad, begun('draftosaurus', { board: 'summer' }), strict([]));
  table.tap('0 summer king trex');
  await settled();
  expect(table.isCounted).toBe(true);
  table.tap('0 summer river trex');
  table.tap('0 summer king diplodocus');
  table.tap('0 summer river spinosaurus');
  await settled();
  expect(table.taps).toEqual(['0 summer king trex', '0 summer river trex', '0 summer river spinosaurus']);
  expect(table.refused).toEqual({ tap: '0 summer king diplodocus', clause: 'DS-22' });
  expect(table.end?.scores).toEqual([2, 0]);
  expect(table.isCounted).toBe(true);
  table.undo();
  await settled();
  expect(table.refused).toBe(null);
  expect(table.end?.scores).toEqual([1, 0]);
});

it('keeps taps without a server, and has them counted when it answers', async () => {
  vi.useFakeTimers();
  const pad = await openPad('draftosaurus');
  let isThere = false;
  const ask = strict([]);
  const table = new PadTable(pad, begun('draftosaurus', { board: 'summer' }), (told) =>
    isThere ? ask(told) : Promise.reject(new ApiError('offline', '')),
  );
  table.tap('0 summer river trex');
  table.tap('0 summer river trex');
  await vi.advanceTimersByTimeAsync(10);
  expect(table.waits).toBe('offline');
  expect(table.isCounted).toBe(false);
  expect(nowOf('draftosaurus')?.taps).toHaveLength(2);
  isThere = true;
  await vi.advanceTimersByTimeAsync(5000);
  expect(table.waits).toBe(null);
  expect(table.end?.scores).toEqual([2, 0]);
  expect(nowOf('draftosaurus')?.end?.scores).toEqual([2, 0]);
  vi.useRealTimers();
});

// ------------------------------------------------------------------------------------------------ the evening

it('adds up an evening by name', () => {
  keepGame({ ...begun('draftosaurus'), end: scored(30, 20) });
  keepGame({ ...begun('twisty'), at: 2, names: ['Ben', 'Ada'], end: scored(7, 3) });
  keepGame({ ...begun('twisty'), at: 3, end: null });
  expect(standings(evenings()[0]!)).toEqual([
    { name: 'Ada', games: 2, wins: 1, points: 33 },
    { name: 'Ben', games: 2, wins: 1, points: 27 },
  ]);
  keepGame({ ...begun('twisty'), at: 2, names: ['Ben', 'Ada'], end: scored(3, 7) });
  expect(evenings()[0]!.games).toHaveLength(3);
  expect(standings(evenings()[0]!)[0]).toEqual({ name: 'Ada', games: 2, wins: 2, points: 37 });
  newEvening(9);
  keepGame({ ...begun('twisty'), at: 10, end: null });
  expect(evenings().map(({ games }) => games.length)).toEqual([1, 3]);
  expect(dropGame(10).map(({ games }) => games.length)).toEqual([0, 3]);
});

it('has games counted that were kept without a server', async () => {
  keepGame({ ...begun('draftosaurus', { board: 'summer' }), taps: ['0 summer river trex'] });
  expect((await countWaiting(() => Promise.reject(new ApiError('offline', ''))))[0]!.games[0]!.end).toBe(null);
  expect((await countWaiting(strict([])))[0]!.games[0]!.end?.scores).toEqual([1, 0]);
});

// ------------------------------------------------------------------------------------------------ the sheets

function sheet(pad: Pad, kept: PadGame, taps: string[] = []) {
  const ontap = vi.fn((tap: string) => void taps.push(tap));
  const props = { sheet: pad.lay({ seats: 2, options: kept.options }, taps), seat: 0, names: kept.names, worth: null, ontap };
  const { container } = render(pad.Sheet, { props });
  return { taps, press: (spot: string) => fireEvent.click(container.querySelector(`[data-spot="${spot}"]`)!) };
}

it('a dinosaur stays in the hand for every pen that has one of it', async () => {
  const { taps, press } = sheet(await openPad('draftosaurus'), begun('draftosaurus', { board: 'summer' }));
  await press('hand:stegosaurus');
  await press('place:love');
  await press('place:love');
  await press('hand:-');
  await press('place:love');
  expect(taps).toEqual(['0 summer love stegosaurus', '0 summer love stegosaurus', '0 summer love -']);
});

it('a strength goes to the marked territory, of the species at home there unless another is chosen', async () => {
  const { taps, press } = sheet(await openPad('dino-twist'), begun('dino-twist'));
  await press('own:sea');
  await press('card:A8');
  await press('own:sea');
  await press('species:voli');
  await press('card:V10');
  expect(taps).toEqual(['0 sea A8', '0 sea V10']);
});

it('cubes and the centre are pressed', async () => {
  const { taps, press } = sheet(await openPad('twisty'), begun('twisty'));
  await press('take:red');
  await press('centre');
  expect(taps).toEqual(['0 take red', '0 centre']);
});
