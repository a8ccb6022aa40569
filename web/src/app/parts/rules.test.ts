/** The rules of a game: what the book tells, every clause, and its examples that open in place. */
import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { BOARDS, GAME_IDS, GAMES } from '../../boards';
import { language, need } from '../../i18n';
import RuleBook from './RuleBook.svelte';

vi.setConfig({ testTimeout: 30_000 }); // all boards are drawn, on a busy machine too

async function opened(game: (typeof GAME_IDS)[number], props = {}) {
  await Promise.all([need('app', 'table', 'boards', game, `${game}.book`), BOARDS[game].examples?.(), BOARDS[game].pictures?.()]);
  const drawn = render(RuleBook, { props: { game, ...props } });
  await waitFor(() => expect(drawn.container.querySelector('article')).not.toBeNull());
  return drawn;
}

async function show(details: HTMLDetailsElement) {
  details.open = true;
  await fireEvent(details, new Event('toggle'));
  await waitFor(() => expect(details.querySelector('figure')).not.toBeNull());
}

it.each(GAME_IDS)('%s: the book, all clauses, and a picture for every example', async (game) => {
  const { container } = await opened(game);
  expect(container.querySelectorAll('article')).toHaveLength(GAMES[game].clauses);
  expect(container.querySelector('#book-aim')).not.toBeNull();
  const examples = (await BOARDS[game].examples?.())?.default ?? [];
  const all = [...container.querySelectorAll<HTMLDetailsElement>('details.example')];
  expect(all.map((one) => one.closest('article')?.id)).toEqual(examples.map((one) => one.clause));
  for (const details of all) {
    await show(details);
    expect(details.querySelector('.board[inert] svg')).not.toBeNull();
  }
  const ids = [...container.querySelectorAll('symbol')].map((one) => one.id);
  expect(new Set(ids).size).toBe(ids.length); // the art is there once
});

it('steps through the pictures of an example and says each', async () => {
  const { container } = await opened('twisty');
  const details = container.querySelector<HTMLDetailsElement>('#TW-13 details')!;
  await show(details);
  const [back, next] = [...details.querySelectorAll<HTMLButtonElement>('.steps button')];
  const said = () => details.querySelector('[aria-live]')?.textContent ?? '';
  expect(back?.disabled).toBe(true);
  expect(said()).toContain('c1');
  await fireEvent.click(next!);
  expect(said()).toContain('d3');
  await fireEvent.click(next!);
  await fireEvent.click(next!);
  expect(said()).toContain('f6');
  expect(next?.disabled).toBe(true);
});

it('adds up the points of a park', async () => {
  const { container } = await opened('draftosaurus');
  const details = container.querySelector<HTMLDetailsElement>('#DS-38 details')!;
  await show(details);
  expect(details.querySelector('.points .sum b')?.textContent).toBe('33');
});

it('marks the clause that was asked for', async () => {
  const { container } = await opened('draftosaurus', { wanted: 'DS-12' });
  expect(container.querySelector('.asked')?.id).toBe('DS-12');
});

it('speaks Polish and French', async () => {
  const { container } = await opened('dino-twist');
  await language('pl');
  expect(container.querySelector('#book-strengths')?.textContent).toBe('Dinozaury według siły');
  await language('fr');
  expect(container.querySelector('#book-credits, #credits')?.textContent).toBe('Qui a fait le jeu');
  await language('en');
});
