/** What is learnt from a game: whose mistakes, how tries are counted, which puzzle is next, and an analysis that is waited for. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { analysisOf, judged, option } from '../../analysis/sample';
import { withNames } from '../../analysis/told';
import { language } from '../../i18n';
import { AnalysisWatch } from './analyses.svelte';
import { beaten, mean, streak } from './daily';
import { accountOf, lessonsOf } from './lessons';
import { fitting, keepBooks, keepLast, keepTried, lastGame, nextOf, puzzleOf, triedOf, type Entry } from './puzzles';
import { keepOpened, openedRecord } from './sources';

describe('mistakes to learn from', () => {
  const options = [option('a', 0.6), option('b', 0.2)];
  const analysis = analysisOf('twisty', 2, [
    judged(0, 'b', options, 'blunder', 0),
    judged(1, 'b', options, 'mistake', 2),
    judged(0, 'a', options, 'best', 4),
    judged(0, 'b', options, 'inaccuracy', 6),
    judged(0, 'b', options, 'good', 8),
  ]);

  it('are one’s own, from an inaccuracy on, in the order of the game', () => {
    expect(lessonsOf(analysis, [0])).toEqual([0, 3]);
    expect(lessonsOf(analysis, [0, 1])).toEqual([0, 1, 3]);
    expect(lessonsOf(analysis, [])).toEqual([]);
  });

  it('are accounted for: at once, later, told', () => {
    expect(accountOf([1, 3, null, undefined, 1])).toEqual({ atOnce: 2, later: 1, told: 1 });
  });
});

describe('names for numbers', () => {
  it('take the place of numbered players, also with an elided word before them', async () => {
    await language('en');
    expect(withNames('Player 2 steals: Player 1’s chance falls.', ['Ada', 'Ben'])).toBe('Ben steals: Ada’s chance falls.');
    expect(withNames('Player 2 steals.', [])).toBe('Player 2 steals.');
    await language('fr');
    expect(withNames('La chance de Joueur 1 baisse.', ['Ada', 'Ben'])).toBe('La chance d’Ada baisse.');
    expect(withNames('La chance de Joueur 2 baisse.', ['Ada', 'Ben'])).toBe('La chance de Ben baisse.');
    await language('en');
  });
});

describe('puzzles', () => {
  const one = (id: string, theme: string, difficulty: number) => ({ id, theme, difficulty }) as Entry;
  const all = [one('a', 'X-1', 1), one('b', 'X-1', 2), one('c', 'X-2', 2)];

  it('are chosen by theme and difficulty', () => {
    expect(fitting(all, { theme: 'X-1', difficulty: 0 }).map(({ id }) => id)).toEqual(['a', 'b']);
    expect(fitting(all, { theme: '', difficulty: 2 }).map(({ id }) => id)).toEqual(['b', 'c']);
  });

  it('come in turn, those first that were not tried', () => {
    expect(nextOf(all, null, {})?.id).toBe('a');
    expect(nextOf(all, 'a', { b: 1 })?.id).toBe('c');
    expect(nextOf(all, 'c', { a: 1, b: 0, c: 2 })?.id).toBe('a');
    expect(nextOf([], null, {})).toBeNull();
  });

  it('remember the first outcome', () => {
    localStorage.clear();
    keepTried('twisty', 'a', null);
    keepTried('twisty', 'a', 1);
    expect(triedOf('twisty')).toEqual({ a: 0 });
  });

  it('come with the part of the book that they stand in, loaded once', async () => {
    const asked: string[] = [];
    const answers: Record<string, unknown> = {
      '/api/puzzles/twisty': { part: 2, puzzles: all },
      '/api/puzzles/twisty/1': { puzzles: [{ id: 'c', asked: 'what is asked', options: [] }] },
    };
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify(answers[path])));
    });
    for (let k = 0; k < 2; k += 1) expect(await puzzleOf('twisty', 'c')).toMatchObject({ theme: 'X-2', asked: 'what is asked' });
    expect(asked).toEqual(Object.keys(answers));
    await expect(puzzleOf('twisty', 'z')).rejects.toThrow('no such puzzle');
    vi.unstubAllGlobals();
  });

  it('are kept on the device from the first visit on: what came before the worker is asked for again', async () => {
    const asked: string[] = [];
    vi.stubGlobal('fetch', (path: string) => {
      asked.push(path);
      return Promise.resolve(new Response(JSON.stringify({ part: 2, puzzles: all })));
    });
    const container = Object.assign(new EventTarget(), { controller: null });
    vi.stubGlobal('navigator', { serviceWorker: container });
    const kept = Promise.all([keepBooks(), keepBooks()]);
    await Promise.resolve();
    expect(asked).toEqual([]);
    container.dispatchEvent(new Event('controllerchange'));
    await kept;
    expect(asked).toHaveLength(9); // of every game the book and its two parts, once
    expect(new Set(asked)).toContain('/api/puzzles/twisty'); // which the test above had loaded
    vi.unstubAllGlobals();
  });

  it('are those of the game that was looked at last', () => {
    localStorage.clear();
    expect(lastGame()).toBe('draftosaurus');
    keepLast('twisty');
    expect(lastGame()).toBe('twisty');
  });
});

describe('the challenge of the day', () => {
  const done = { table: 't', fared: { points: 5, place: 1 } };
  const diary = {
    '2026-02-27': { twisty: done },
    '2026-02-28': { twisty: done },
    '2026-03-01': { 'dino-twist': { table: 'u', fared: null } },
  };

  it('has a streak of days in a row, over the end of a month and up to yesterday', () => {
    expect(streak(diary, '2026-02-28')).toBe(2);
    expect(streak(diary, '2026-03-01')).toBe(2); // today’s is still being played
    expect(streak(diary, '2026-03-02')).toBe(0);
    expect(streak({ ...diary, '2026-03-01': { 'dino-twist': done } }, '2026-03-01')).toBe(3);
  });

  it('leaves those behind who have fewer points, or as many and a worse place', () => {
    const others = [
      { points: 4, place: 1 },
      { points: 5, place: 2 },
      { points: 5, place: 1 },
      { points: 6, place: 1 },
    ];
    expect(beaten({ points: 5, place: 1 }, others)).toBe(0.625);
    expect(beaten({ points: 5, place: 1 }, [])).toBe(0);
    expect(mean(others)).toBe(5);
  });
});

it('a record that was opened is there after a reload of the page', () => {
  keepOpened({ game: 'twisty' });
  expect(openedRecord()).toEqual({ game: 'twisty' });
  expect(JSON.parse(sessionStorage.getItem('twistosaur.opened') ?? '')).toEqual({ game: 'twisty' });
});

describe('an analysis that is waited for', () => {
  const job = (status: string, more: object = {}) => ({
    id: 'j',
    status,
    table: 't',
    position: null,
    done: 0,
    seconds_left: null,
    problem: null,
    ...more,
  });
  const answers: { status: number; body: unknown }[] = [];
  const asked: string[] = [];
  beforeEach(() => {
    vi.useFakeTimers();
    answers.length = asked.length = 0;
    vi.stubGlobal('fetch', (path: string, init: { method: string }) => {
      asked.push(`${init.method} ${path}`);
      const next = answers.shift();
      if (!next) return Promise.reject(new Error('no line'));
      return Promise.resolve(new Response(JSON.stringify(next.body), { status: next.status }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const says = (status: number, body: unknown) => answers.push({ status, body });
  const begun = async () => {
    const watch = new AnalysisWatch({ table: 't' });
    watch.begin();
    await vi.advanceTimersByTimeAsync(60_000);
    watch.end();
    return watch;
  };

  it('shows what is known while it is made, and ends when it is done', async () => {
    says(202, { job: job('waiting', { position: 2 }), analysis: null });
    says(200, { job: job('running', { done: 0.4 }), analysis: { complete: false } });
    says(200, { job: job('done', { done: 1 }), analysis: { complete: true } });
    const watch = await begun();
    expect(watch.isDone).toBe(true);
    expect(watch.analysis).toEqual({ complete: true });
    expect(asked).toEqual(['POST /api/tables/t/analysis', 'GET /api/analysis/j', 'GET /api/analysis/j']);
  });

  it('is asked for again when the server has forgotten it, and waits for a server that does not answer', async () => {
    says(202, { job: job('running'), analysis: null });
    says(404, { error: { code: 'not-found', message: '' } });
    says(503, { error: { code: 'warming', message: '' } });
    says(200, { job: job('done'), analysis: { complete: true } });
    const watch = await begun();
    expect(watch.isDone).toBe(true);
    expect(asked.filter((one) => one.startsWith('POST'))).toHaveLength(3);
  });

  it('waits for room in a full queue, and says so', async () => {
    for (let k = 0; k < 3; k += 1) says(429, { error: { code: 'crowded', message: '' } });
    const watch = new AnalysisWatch({ table: 't' });
    watch.begin();
    await vi.advanceTimersByTimeAsync(1000);
    expect([watch.isCrowded, watch.problem]).toEqual([true, null]);
    says(200, { job: job('done'), analysis: { complete: true } });
    await vi.advanceTimersByTimeAsync(60_000);
    expect([watch.isCrowded, watch.isDone]).toEqual([false, true]);
  });

  it('says why there is none', async () => {
    says(429, { error: { code: 'too-many', message: '' } });
    expect((await begun()).problem).toBe('too-many');
    says(202, { job: job('failed', { problem: { code: 'no-analysis', message: '' } }), analysis: null });
    expect((await begun()).problem).toBe('no-analysis');
  });

  it('does not ask for ever', async () => {
    for (let k = 0; k < 9; k += 1) says(200, { job: job('cancelled'), analysis: null });
    expect((await begun()).problem).toBe('no-analysis');
    expect(asked.length).toBeLessThan(6);
  });
});
