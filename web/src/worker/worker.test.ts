/** The service worker's decisions, with caches and a server of paper. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { answer, cacheOf, clear, DATA, fill, type Release } from './keeping';

const ORIGIN = 'http://here';
const NEW: Release = { version: 'new', files: ['/', '/assets/a-2.js', '/icons/icon-192.png'] };
let shelves: Map<string, Map<string, Response>>;
let isThere: boolean;

const pathOf = (of: Request | string) => new URL(typeof of === 'string' ? of : of.url, ORIGIN).pathname;
function shelf(name: string) {
  const held = shelves.get(name) ?? new Map<string, Response>();
  shelves.set(name, held);
  const put = (of: Request | string, what: Response) => Promise.resolve(void held.set(pathOf(of), what));
  return {
    put,
    match: (of: Request | string) => Promise.resolve(held.get(pathOf(of))?.clone()),
    addAll: async (all: Request[]) => {
      for (const one of all) await put(one, await fetch(one));
    },
  };
}
const asked = (path: string, mode = 'cors', method = 'GET', origin = ORIGIN) => ({ url: origin + path, method, mode }) as Request;
const text = async (path: string, mode?: string) => (await answer(asked(path, mode), NEW, ORIGIN)!).text();

beforeEach(() => {
  shelves = new Map();
  isThere = true;
  vi.stubGlobal('fetch', (one: Request) =>
    isThere ? Promise.resolve(new Response(`server ${pathOf(one)}`)) : Promise.reject(new TypeError('no server')),
  );
  vi.stubGlobal(
    'Request',
    class {
      url: string;
      constructor(path: string) {
        this.url = ORIGIN + path;
      }
    },
  );
  vi.stubGlobal('caches', {
    open: (name: string) => Promise.resolve(shelf(name)),
    keys: () => Promise.resolve([...shelves.keys()]),
    delete: (name: string) => Promise.resolve(shelves.delete(name)),
    match: (of: Request) => Promise.resolve([...shelves.values()].flatMap((one) => one.get(pathOf(of)) ?? [])[0]?.clone()),
  });
});
afterEach(() => vi.unstubAllGlobals());

it('shows the page of the server where there is one, else the kept one', async () => {
  await fill(NEW);
  expect(await text('/score', 'navigate')).toBe('server /score');
  isThere = false;
  expect(await text('/score', 'navigate')).toBe('server /');
});

it('finds the files of an older release as long as that is there', async () => {
  await fill({ version: 'old', files: ['/', '/assets/a-1.js'] });
  await fill(NEW);
  isThere = false;
  expect(await text('/assets/a-1.js')).toBe('server /assets/a-1.js');
  await clear(NEW);
  expect([...shelves.keys()]).toEqual([cacheOf(NEW)]);
  await expect(text('/assets/a-1.js')).rejects.toThrow('no server');
});

it('keeps lists that everybody may see, the newest first', async () => {
  expect(await text('/api/puzzles/twisty')).toBe('server /api/puzzles/twisty');
  isThere = false;
  expect(await text('/api/puzzles/twisty')).toBe('server /api/puzzles/twisty');
  await clear(NEW);
  expect([...shelves.keys()]).toEqual([DATA]);
});

it('has no answer to what is somebody’s own, or judged', () => {
  expect(answer(asked('/api/score', 'cors', 'POST'), NEW, ORIGIN)).toBe(null);
  expect(answer(asked('/api/tables/abc'), NEW, ORIGIN)).toBe(null);
  expect(answer(asked('/assets/x.js', 'cors', 'GET', 'http://elsewhere'), NEW, ORIGIN)).toBe(null);
});
