import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import fixtures from './fixtures.json';
import { drag, legal, refused, table, words, type Moment } from '../testing';
import type { TwistyView } from '../../protocol/views';
import TwistyTable from './TwistyTable.svelte';

const moments = fixtures as unknown as Record<string, Moment<TwistyView>>;
const at = (name: string) => structuredClone(moments[name]!);
const draw = (name: string, more = {}) => table(TwistyTable, at(name), more);
const verbs: Record<string, string> = { move: 'move', follow: 'step', corner: 'corner' };

beforeAll(() => words('twisty'));

it('offers to take the last turn back where that may be, and only there', async () => {
  const onundo = vi.fn();
  expect(draw('4-move').container.textContent).not.toContain('Take the turn back');
  const { container } = draw('4-move', { canUndo: true, onundo });
  const button = [...container.querySelectorAll('button')].find((one) => one.textContent === 'Take the turn back')!;
  await fireEvent.click(button);
  expect(onundo).toHaveBeenCalledOnce();
});

describe('state in, pictures out', () => {
  it.each(Object.keys(moments))('draws tokens, pawns and rows of %s', (name) => {
    const { container } = draw(name);
    const { view } = at(name);
    expect(container.querySelectorAll('.token')).toHaveLength(Object.keys(view.cells).length);
    expect(container.querySelectorAll('.pawn')).toHaveLength(view.pawns.filter(Boolean).length);
    expect(container.querySelectorAll('li.held')).toHaveLength(view.held.reduce((a, b) => a + b));
    expect(container.querySelectorAll('[data-spot^="cell:"]')).toHaveLength(49);
  });

  it('shows what is secured of every row at a glance', () => {
    const { container } = draw('4-move');
    const { view } = at('4-move');
    const all = view.secured.flat().length;
    expect(all).toBeGreaterThan(0);
    expect(container.querySelectorAll('li.secured')).toHaveLength(all);
    const own = container.querySelector('.row.big .safe .words')!.textContent;
    expect(own).toBe(`${view.secured[0]!.length} of ${view.held[0]} safe`);
  });

  it('has no rows while corners are chosen, and says when they come', () => {
    const { container } = draw('4-corner');
    expect(container.querySelectorAll('.row li')).toHaveLength(0);
    expect(container.querySelectorAll('.row .unlaid')).toHaveLength(4);
    expect(container.querySelector('.row.big')!.getAttribute('aria-label')).toBe('You, star. The row comes when all pawns stand.');
    expect(container.querySelector('[role="status"]')!.textContent).toContain('Choose a corner for your pawn.');
    expect(container.querySelector('.hint')!.textContent).toContain('Corners that glow are free.');
  });

  it('speaks of the next colour only to those who have one, and of the star to those who have all', () => {
    const hint = (next: TwistyView['next']) => {
      const moment = at('4-move');
      moment.view.next = next;
      return table(TwistyTable, moment).container.querySelector('.hint')!.textContent;
    };
    expect(hint(['red', 'red', 'red', 'red'])).toContain('Your next colour');
    const homeward = hint([null, 'red', 'red', 'red']);
    expect(homeward).not.toContain('next colour');
    expect(homeward).toContain('star in the middle');
  });

  it('counts turns down when the limit comes near', () => {
    expect(draw('4-move').container.querySelector('.left')).toBeNull();
    expect(draw('4-late').container.querySelector('.left.few')!.textContent).toBe('5 turns left');
  });

  it('tells everybody where a robbed pawn goes at this table, and the robbed player again', () => {
    const anywhere = draw('4-robbed');
    expect(anywhere.container.querySelector('.key')!.textContent).toContain('A robbed pawn goes to any free square.');
    expect(anywhere.container.querySelector('[role="status"]')!.textContent).toContain('Put your pawn on any free square.');
    expect(anywhere.container.querySelectorAll('.cell.legal')).toHaveLength(49 - 3);
    const corner = draw('2-robbed');
    expect(corner.container.querySelector('.key')!.textContent).toContain('A robbed pawn goes to a free corner.');
    expect(corner.container.querySelector('[role="status"]')!.textContent).toContain('Put your pawn on a free corner.');
  });

  it('tells a row in words', () => {
    const { container } = draw('4-move');
    const labels = [...container.querySelectorAll('.row')].map((row) => row.getAttribute('aria-label')!);
    expect(labels.find((label) => label.startsWith('You'))).toMatch(/^You, star\. Holds: .*Still to come: /);
    expect(labels.join()).toMatch(/, (square|triangle|circle)\. Holds: .*\(safe\).*Still to come: /);
  });
});

describe('moves', () => {
  it.each(['4-start', '4-move', '4-follow', '4-used', '4-robbed', '2-robbed', '4-corner', '3-corner'])(
    'sends or explains every cell of %s',
    async (name) => {
      const { spot, onmove, onwhy, container } = draw(name);
      const { view, decision } = at(name);
      const verb = verbs[view.phase]!;
      const glowing = [...container.querySelectorAll('.cell.legal')].map((el) => el.getAttribute('data-spot')!.slice(5));
      expect(glowing.sort()).toEqual(legal(decision, verb).sort());
      for (const cell of legal(decision, verb)) {
        await fireEvent.click(spot(`cell:${cell}`));
        expect(onmove).toHaveBeenLastCalledWith(`${verb} ${cell}`);
      }
      for (const [cell, clause] of refused(decision, verb)) {
        if (view.phase === 'follow' && cell === view.pawns[0]) continue; // its own cell: stay
        await fireEvent.click(spot(`cell:${cell}`));
        expect(onwhy).toHaveBeenLastCalledWith(clause, `${verb} ${cell}`);
      }
    },
  );

  it('drags the pawn', async () => {
    const { container, spot, onmove } = draw('4-move');
    const cell = legal(at('4-move').decision, 'move')[0]!;
    drag(container.querySelector('[data-drag="pawn"]')!, spot(`cell:${cell}`));
    await tick();
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`move ${cell}`);
  });

  it('drags a robbed pawn from beside the board', async () => {
    const { container, spot, onmove } = draw('4-robbed');
    const cell = legal(at('4-robbed').decision, 'corner')[0]!;
    drag(container.querySelector('.homeless')!, spot(`cell:${cell}`));
    await tick();
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`corner ${cell}`);
  });

  it('puts a robbed pawn on any field by keyboard', async () => {
    const { spot, onmove } = draw('4-robbed');
    await fireEvent.keyDown(spot('cell:d4'), { key: 'Enter' });
    expect(onmove).toHaveBeenCalledExactlyOnceWith('corner d4');
  });

  it('drags a pawn to its starting corner', async () => {
    const { container, spot, onmove } = draw('4-corner');
    drag(container.querySelector('.homeless')!, spot('cell:g7'));
    await tick();
    expect(onmove).toHaveBeenCalledExactlyOnceWith('corner g7');
  });

  it('stays by the button and by its own cell', async () => {
    const { spot, onmove } = draw('4-follow');
    await fireEvent.click(spot('do:stay'));
    await fireEvent.click(spot(`cell:${at('4-follow').view.pawns[0]}`));
    expect(onmove.mock.calls).toEqual([['stay'], ['stay']]);
  });

  it('stays by a press on the pawn itself, which stands over its cell', async () => {
    const { container, onmove } = draw('4-follow');
    await fireEvent.click(container.querySelector('.pawn.mine use')!);
    expect(onmove).toHaveBeenCalledExactlyOnceWith('stay');
  });

  it('shows the way of whoever moved last', async () => {
    const { container, rerender, props } = draw('4-waiting');
    expect(container.querySelector('.trail')).toBeNull();
    const view = at('4-waiting').view;
    const seat = view.pawns.findIndex((cell) => cell !== null);
    const pawns = [...view.pawns];
    pawns[seat] = 'd4';
    await rerender({ ...props, view: { ...view, pawns } });
    expect(container.querySelector('.trail polyline')!.getAttribute('points')!.split(' ')).toHaveLength(2);
  });

  it('plays by keyboard', async () => {
    const { spot, onmove } = draw('4-start');
    const cell = legal(at('4-start').decision, 'move')[0]!;
    await fireEvent.keyDown(spot(`cell:${cell}`), { key: ' ' });
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`move ${cell}`);
  });

  it('asks nothing while another plays', async () => {
    const { spot, onmove, onwhy, container } = draw('4-waiting');
    await fireEvent.click(spot('cell:d4'));
    expect(onmove).not.toHaveBeenCalled();
    expect(onwhy).not.toHaveBeenCalled();
    expect(container.querySelector('[role="status"]')!.textContent).toContain('Bruno');
  });
});
