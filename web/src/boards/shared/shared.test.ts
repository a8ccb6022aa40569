import { describe, expect, it, vi } from 'vitest';
import { language, LANGUAGES, browserLanguage, need, say } from '../../i18n';
import { answer, attempt, options } from './decide';
import { placeAt } from './drag';
import { fit, fitLarge } from './fit';
import { newKeys } from './fresh.svelte';
import { keeper } from './kept';
import { line, shape } from './outline';
import { list, tally } from './words';

describe('a decision is looked up, never judged', () => {
  const decision = { id: 1, actions: { 'place king': null, 'place trio': 'DS-12', stay: null } };
  it('knows legal, refused and unknown', () => {
    expect([answer(decision, 'place king'), answer(decision, 'place trio'), answer(decision, 'place x')]).toEqual([
      null,
      'DS-12',
      undefined,
    ]);
    expect(answer(null, 'place king')).toBeUndefined();
    expect(options(decision, 'place')).toEqual(['king']);
  });
  it('sends, explains or does nothing', () => {
    const to = { onmove: vi.fn(), onwhy: vi.fn() };
    expect([attempt(decision, 'stay', to), attempt(decision, 'place trio', to), attempt(decision, 'fly', to)]).toEqual([
      true,
      false,
      false,
    ]);
    expect(to.onmove).toHaveBeenCalledExactlyOnceWith('stay');
    expect(to.onwhy).toHaveBeenCalledExactlyOnceWith('DS-12', 'place trio');
  });
});

describe('places under a pointer', () => {
  const place = (id: string, x: number, y: number, w: number, h: number) => ({ id, element: document.body, box: new DOMRect(x, y, w, h) });
  const places = [place('pen', 0, 0, 100, 100), place('slot', 20, 20, 20, 20), place('far', 300, 300, 10, 10)];
  it('prefers the smallest', () => {
    expect(placeAt(places, 25, 25)?.id).toBe('slot');
    expect(placeAt(places, 80, 80)?.id).toBe('pen');
    expect(placeAt(places, 200, 200)).toBeNull();
  });
});

describe('what is new on a board', () => {
  it('is what came in, and nothing when the board was cleared', () => {
    expect([...newKeys(['a'], ['a', 'b'])]).toEqual(['b']);
    expect([...newKeys(['a', 'b', 'c'], [])]).toEqual([]);
    expect([...newKeys(['a'], ['x', 'y', 'z'])]).toEqual([]);
  });
});

describe('outlines', () => {
  it('closes a shape and leaves a line open', () => {
    expect(shape('0,0! 10,0! 10,10!')).toBe('M0 0C0 0 10 0 10 0C10 0 10 10 10 10C10 10 0 0 0 0Z');
    expect(line('0,0 10,0')).not.toContain('Z');
  });
});

describe('words', () => {
  it('counts what is alike', () => expect(tally(['T-Rex', 'Diplodocus', 'T-Rex'])).toBe('2 × T-Rex, Diplodocus'));

  it('speaks three languages with right plurals', async () => {
    await need('boards', 'draftosaurus');
    await language('pl');
    expect(say('boards-waiting-for', { count: 3 })).toBe('Czekamy na 3 osoby');
    expect(say('boards-waiting-for', { count: 5 })).toBe('Czekamy na 5 osób');
    await language('fr');
    expect(say('boards-points-word', { points: 0 })).toBe('point');
    expect(list(['a', 'b'])).toBe('a et b');
    expect(say.why('DS-12')).toMatch(/dé/);
    await language('en');
    expect(say.why('DS-12')).toBe('The die says forest: choose a pen in the forest, or the river.');
    expect(say('no-such-message')).toBe('no-such-message');
  });

  it('elides "de" in French', async () => {
    await need('draftosaurus');
    await language('fr');
    const parks = ['Anna', 'Bruno', 'Élise', 'Hélène', 'Hugo', 'Yves', 'Yann', 'Œdipe', 'Joueur 2'];
    expect(parks.map((name) => say('draftosaurus-table-park-of', { name }))).toEqual([
      'Parc d’Anna',
      'Parc de Bruno',
      'Parc d’Élise',
      'Parc d’Hélène',
      'Parc de Hugo',
      'Parc d’Yves',
      'Parc de Yann',
      'Parc d’Œdipe',
      'Parc de Joueur 2',
    ]);
    await language('en');
  });

  it('finds the language of a browser', () => {
    expect(browserLanguage(['de-DE', 'pl-PL', 'en'])).toBe('pl');
    expect(browserLanguage(['de'])).toBe('en');
  });

  it('has the same messages of the boards in every language', () => {
    const files = import.meta.glob<string>('../../../../src/twistosaur/locales/*/boards.ftl', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const ids = Object.values(files).map((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]));
    expect(ids).toHaveLength(LANGUAGES.length);
    for (const one of ids) expect(one).toEqual(ids[0]);
  });
});

describe('the boards of others', () => {
  it('are as large as the room lets them be, the name above them or beside', () => {
    expect(fit(4, 510, 415)).toMatchObject({ columns: 2, name: 'one-line', width: 169, height: 203 });
    expect(fit(4, 556, 355)).toMatchObject({ columns: 2, name: 'beside', board: 154 });
    expect(fit(1, 510, 415)).toMatchObject({ columns: 1, board: 390 });
    expect(fit(5, 900, 160)).toMatchObject({ columns: 5, name: 'two-lines', width: 110 });
  });

  it('have their names beside them only where those are not the higher ones', () => {
    expect(fit(5, 468, 290)).toMatchObject({ columns: 3, name: 'two-lines' });
  });

  it('never need more room than there is, however a browser rounds', () => {
    for (const count of [1, 2, 3, 4, 5])
      for (let wide = 300; wide < 1000; wide += 37.3)
        for (let high = 130; high < 700; high += 31.7) {
          const { columns, board, width, height } = fit(count, wide, high);
          const rows = Math.ceil(count / columns);
          expect(Number.isInteger(width) && Number.isInteger(board)).toBe(true);
          expect(columns * width + (columns - 1) * 8).toBeLessThanOrEqual(wide);
          if (board > 44) expect(rows * height + (rows - 1) * 8).toBeLessThanOrEqual(high);
        }
  });

  it('make room for a large one where it would be large', () => {
    expect(fitLarge(4, 510, 415)).toEqual({ large: 365, small: 83 });
    expect(fitLarge(1, 510, 415)).toEqual({ large: 365, small: 0 });
    expect(fitLarge(4, 510, 240)).toBeNull();
    expect(fitLarge(4, 0, 0)).toBeNull();
  });
});

describe('what has not changed', () => {
  it('stays the same object, so that it is not drawn again', () => {
    const kept = keeper<{ river: string[] }>();
    const first = kept({ river: ['trex'] });
    expect(kept({ river: ['trex'] })).toBe(first);
    expect(kept({ river: ['trex', 'trex'] })).not.toBe(first);
  });
});
