import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { open } from '../../boards';
import type { Words } from '../../boards';
import { language, need, type Language } from '../../i18n';
import type { Entry, Player, State, TableFacts } from '../../protocol/to-client';
import { arrive, linkTo } from '../core/arrive';
import type { TableClient } from '../core/client.svelte';
import { settings } from '../core/settings.svelte';
import { keep, keysOf } from '../core/store';
import { Story } from '../core/story.svelte';
import EmoteSprites from '../art/EmoteSprites.svelte';
import Emotes from './Emotes.svelte';
import News from './News.svelte';
import ScorePad from './ScorePad.svelte';
import SettingsPanel from './SettingsPanel.svelte';
import WaitingRoom from './WaitingRoom.svelte';

let words: Words;
beforeEach(async () => {
  localStorage.clear();
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no server here')));
  await need('app', 'table');
  ({ words } = await open('twisty'));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

// ------------------------------------------------------------------------------------------------ counting points

const end = { scores: [5, 7], ranks: [2, 1], breakdown: [{ cubes: 5 }, { cubes: 7 }] };
const moving = () => vi.stubGlobal('matchMedia', () => ({ matches: false }));

it('counts the points source by source', async () => {
  vi.useFakeTimers();
  moving();
  const ondone = vi.fn();
  const { container } = render(ScorePad, { props: { words, names: ['Ada', 'Ben'], end, ondone } });
  const total = () => [...container.querySelectorAll('tfoot tr:first-child td')].map((one) => one.textContent);
  expect(total()).toEqual(['0', '0']);
  await vi.advanceTimersByTimeAsync(400);
  expect(total()).toEqual(['5', '7']);
  expect(ondone).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(600);
  expect(ondone).toHaveBeenCalledOnce();
});

it('is done at once after a tap', async () => {
  vi.useFakeTimers();
  moving();
  const ondone = vi.fn();
  const { container } = render(ScorePad, { props: { words, names: ['Ada', 'Ben'], end, ondone } });
  await fireEvent.click(container.querySelector('.pad')!);
  await tick();
  expect(ondone).toHaveBeenCalledOnce();
  expect(container.querySelectorAll('.wait')).toHaveLength(0);
});

// ------------------------------------------------------------------------------------------------ news

it('tells one thing after the other, to you where it is about you', async () => {
  vi.useFakeTimers();
  const story = new Story();
  story.words = words;
  const facts = [{ kind: 'from the future' }, { kind: 'takes', seat: 1, what: 'red' }, { kind: 'steals', seat: 1, other: 0, what: 'red' }];
  story.learn({ log: [] as Entry[] } as State, true);
  const { container } = render(News, { props: { client: { story } as TableClient, to: { names: ['Ada', 'Ben'], own: 0 } } });
  story.learn({ log: [{ kind: 'move', at: '', seat: 1, move: 'move d4', facts }] as Entry[] } as State, true);
  await tick();
  const said = () => container.textContent.replace(/[\u2068\u2069]/g, '').trim();
  expect(said()).toBe('Ben makes an L move to d4.');
  await vi.advanceTimersByTimeAsync(900);
  expect(said()).toBe('Ben takes the red cube.');
  await vi.advanceTimersByTimeAsync(900);
  expect(said()).toBe('Ben steals the red cube from you!');
});

// ------------------------------------------------------------------------------------------------ before the game

function waitingRoom(about: Partial<TableFacts>) {
  const facts = {
    id: 'new',
    game: 'twisty',
    host: null,
    rematch_of: 'old',
    commitment: '',
    options: {},
    clock: { mode: 'none', seconds: null },
    ...about,
  } as TableFacts;
  const seat = (number: number) => ({ seat: number, kind: 'open', name: null }) as Player;
  const props = {
    game: 'twisty' as const,
    facts,
    players: [seat(0), seat(1)],
    own: keysOf('new'),
    client: {} as TableClient,
    onown: vi.fn(),
  };
  return render(WaitingRoom, { props });
}

it('offers a seat of a rematch to those it is kept for, and to nobody else', () => {
  const stranger = waitingRoom({ kept: [0, 1] });
  expect(stranger.container.querySelectorAll('form')).toHaveLength(0);
  expect(stranger.getAllByText('Kept for an earlier player')).toHaveLength(2);
  stranger.unmount();
  expect(waitingRoom({ kept: [0] }).container.querySelectorAll('form'), 'one is for whoever comes').toHaveLength(1);
  keep('old', (keys) => keys.seats.push({ seat: 0, token: 'mine', name: 'Ada' }));
  expect(waitingRoom({ kept: [0, 1] }).container.querySelectorAll('form')).toHaveLength(1);
});

it('says who is the host, also after a rematch', () => {
  const seats = (about: Partial<TableFacts>) => {
    const { container, unmount } = waitingRoom(about);
    const hosts = [...container.querySelectorAll('li')].map((one) => one.textContent.includes('· host'));
    unmount();
    return hosts;
  };
  expect(seats({ host: 1 })).toEqual([false, true]);
  expect(seats({ host: null }), 'nobody has sat down yet').toEqual([false, false]);
});

it('says that a table was set up', () => {
  expect(waitingRoom({ set_up: false }).queryByText(/chose how it begins/)).toBeNull();
  expect(waitingRoom({ set_up: true }).queryByText(/chose how it begins/)).not.toBeNull();
});

// ------------------------------------------------------------------------------------------------ a seat that travels

it('cashes a personal link in once, and asks again with the same new token after a lost answer', async () => {
  const asked: { url: string; body: { next: string; host: string | null }; token: string }[] = [];
  let answers: (() => Response)[] = [
    () => {
      throw new TypeError('no line');
    },
    () => Response.json({ seat: 2, token: asked.at(-1)!.body.next, host_token: 'new-host' }),
  ];
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    asked.push({ url, body: JSON.parse(init.body as string) as never, token: (init.headers as Record<string, string>).Authorization! });
    return new Promise((resolve) => resolve(answers.shift()!()));
  });
  const hash = new URL(linkTo('t1', 'old', 'host')).hash;
  expect(await arrive('t1', hash)).toBe('offline');
  expect(keysOf('t1').seats).toEqual([]);
  expect(await arrive('t1', '')).toBeNull();
  expect(asked.map((one) => [one.url, one.token, one.body.host])).toEqual(Array(2).fill(['/api/tables/t1/move', 'Bearer old', 'host']));
  expect(asked[0]!.body.next).toBe(asked[1]!.body.next);
  expect(asked[0]!.body.next).toMatch(/^[0-9a-f]{48}$/);
  expect(keysOf('t1')).toMatchObject({ host: 'new-host', seats: [{ seat: 2, token: asked[0]!.body.next }] });

  answers = [() => Response.json({ error: { code: 'token', message: '' } }, { status: 401 })];
  expect(await arrive('t2', '#seat=used')).toBe('token');
  expect(await arrive('t2', '')).toBeNull();
  expect(asked).toHaveLength(3);
});

// ------------------------------------------------------------------------------------------------ settings

it('calls sound, volume and animations what people look for, in every language', async () => {
  const expected = { en: ['Sound', 'Animations', 'Volume'], pl: ['Dźwięk', 'Animacje', 'Głośność'], fr: ['Son', 'Animations', 'Volume'] };
  for (const [code, [sound, animations, volume]] of Object.entries(expected)) {
    await language(code as Language);
    settings.set('sound', false);
    const { getByRole, queryByRole, unmount } = render(SettingsPanel);
    expect(queryByRole('slider')).toBeNull();
    await fireEvent.click(getByRole('checkbox', { name: sound }));
    expect(settings.sound).toBe(true);
    await fireEvent.change(getByRole('slider', { name: volume }), { target: { value: '0.3' } });
    expect(settings.volume).toBeCloseTo(0.3);
    await fireEvent.click(getByRole('checkbox', { name: animations }));
    expect(settings.still).toBe(true);
    settings.set('still', false);
    unmount();
  }
  await language('en');
});

// ------------------------------------------------------------------------------------------------ emotes

it('has a picture of our own and words for every emote', async () => {
  const onemote = vi.fn();
  const { container } = render(Emotes, { props: { onemote } });
  const sprites = render(EmoteSprites).container;
  await fireEvent.click(container.querySelector('button')!);
  const buttons = [...container.querySelectorAll('.list button')];
  expect(buttons).toHaveLength(10);
  for (const button of buttons) {
    expect(button.textContent).toMatch(/^[\p{L}\p{P} -]+$/u);
    expect(sprites.querySelector(button.querySelector('use')!.getAttribute('href')!)).not.toBeNull();
  }
  await fireEvent.click(buttons[0]!);
  expect(onemote).toHaveBeenCalledWith('hello');
});
