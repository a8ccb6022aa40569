/** Where bots are chosen there are those of the game, and a wish that it cannot fulfil is for its strongest. */
import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { language, need } from '../../i18n';
import { GAMES, LEVELS, type GameId } from '../../protocol/games';
import type { Player, TableFacts } from '../../protocol/to-client';
import type { TableClient } from '../core/client.svelte';
import { levelFor, levelsOf } from '../core/levels';
import { settings } from '../core/settings.svelte';
import { keysOf } from '../core/store';
import NewTable from './NewTable.svelte';
import PlayOn from './PlayOn.svelte';
import WaitingRoom from './WaitingRoom.svelte';

const [WITH, WITHOUT] = ['draftosaurus', 'twisty'] as const;
const FIVE = LEVELS.slice(0, -1);
const asPackaged = Object.fromEntries(Object.values(GAMES).map(({ id, levels }) => [id, levels]));

beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server here')));
  await language('en');
  await need('app', 'table', 'study', 'games', 'setup');
  for (const id of Object.keys(GAMES) as GameId[]) GAMES[id].levels = id === WITH ? LEVELS : FIVE;
});
afterEach(() => {
  for (const id of Object.keys(GAMES) as GameId[]) GAMES[id].levels = asPackaged[id]!;
  settings.set('level', 'easy');
  vi.unstubAllGlobals();
});

it('knows what a game offers, and what comes nearest to a wish', () => {
  expect([levelsOf(WITH).length, levelsOf(WITHOUT).length]).toEqual([6, 5]);
  expect(FIVE.map((level) => levelFor(WITHOUT, level))).toEqual(FIVE);
  expect([levelFor(WITH, 'master'), levelFor(WITHOUT, 'master')]).toEqual(['master', 'expert']);
});

const faces = (root: HTMLElement) => [...root.querySelectorAll<HTMLInputElement>('input[name=level]')];
const chosen = (root: HTMLElement) => levelsOf(WITH)[faces(root).findIndex((one) => one.checked)];

it('falls back to the expert where the game is switched, and remembers the wish', async () => {
  const first = render(NewTable, { props: { game: WITH } });
  expect(faces(first.container)).toHaveLength(6);
  await fireEvent.click(faces(first.container)[5]!);
  expect(chosen(first.container)).toBe('master');
  expect(first.container.textContent).toContain('So glad you came!');
  first.unmount();

  const other = render(NewTable, { props: { game: WITHOUT } });
  expect(faces(other.container)).toHaveLength(5);
  expect(chosen(other.container)).toBe('expert');
  expect(other.container.textContent).toContain('66 million years');
  expect(other.container.textContent).not.toContain('Echo');
  other.unmount();

  expect(chosen(render(NewTable, { props: { game: WITH } }).container)).toBe('master');
});

it('asks the server for what the game has', async () => {
  const asked: { seats?: { level?: string }[]; takeover?: string }[] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    asked.push(JSON.parse(body) as (typeof asked)[number]);
    return Promise.reject(new TypeError('no server here'));
  });
  settings.set('level', 'master');
  for (const game of [WITH, WITHOUT]) {
    const { container, unmount } = render(NewTable, { props: { game } });
    await fireEvent.submit(container.querySelector('form')!);
    await vi.waitFor(() => expect(asked.length).toBe(game === WITH ? 1 : 2));
    unmount();
  }
  const levels = asked.map(({ seats, takeover }) => new Set([...seats!.slice(1).map((seat) => seat.level), takeover]));
  expect(levels).toEqual([new Set(['master']), new Set(['expert'])]);
});

function waitingRoom(game: GameId) {
  const facts = { id: 'new', game, host: null, rematch_of: null, commitment: '', options: {}, clock: { mode: 'none', seconds: null } };
  const props = {
    game,
    facts: facts as unknown as TableFacts,
    players: [{ seat: 0, kind: 'open', name: null } as Player],
    own: { ...keysOf('new'), host: 'key', seats: [{ seat: 1, token: 'mine', name: 'Ada' }] },
    client: {} as TableClient,
    onown: vi.fn(),
  };
  return render(WaitingRoom, { props });
}

it('offers them in the waiting room', async () => {
  settings.set('level', 'master');
  for (const [game, name, count] of [
    [WITH, 'Echo', 6],
    [WITHOUT, 'Grandma Rex', 5],
  ] as const) {
    const { container, getByRole, getAllByText, unmount } = waitingRoom(game);
    getByRole('button', { name: new RegExp(`Start, with a bot .*${name}`) });
    await fireEvent.click(getAllByText('Put a bot here').at(-1)!);
    expect(container.querySelectorAll('.bots button')).toHaveLength(count);
    unmount();
  }
});

it('offers them where somebody plays on', async () => {
  settings.set('level', 'master');
  for (const [game, count] of [
    [WITH, 6],
    [WITHOUT, 5],
  ] as const) {
    const moment = { game, source: { table: 'old' }, moves: 3, seats: 2 };
    const { container, getByText, unmount } = render(PlayOn, { props: { moment, names: ['Ada', 'Ben'], seat: 0, isOver: false } });
    await fireEvent.click(getByText('Play on from here'));
    const levels = [...container.querySelectorAll<HTMLInputElement>('input[name$=level]')];
    expect(levels).toHaveLength(count);
    expect(levels.findIndex((one) => one.checked)).toBe(count - 1);
    unmount();
  }
});
