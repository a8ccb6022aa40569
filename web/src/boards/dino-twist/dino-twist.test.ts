import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import fixtures from './fixtures.json';
import { drag, legal, refused, table, words, type Moment } from '../testing';
import type { DinoTwistView } from '../../protocol/views';
import { card, DINOS, SPECIES, TIERS } from './dinos';
import DinoTwistTable from './DinoTwistTable.svelte';
import { cardMoves } from './moves';

const moments = fixtures as unknown as Record<string, Moment<DinoTwistView>>;
const at = (name: string) => structuredClone(moments[name]!);
const draw = (name: string, more = {}) => table(DinoTwistTable, at(name), more);

beforeAll(() => words('dino-twist'));

describe('the cards', () => {
  it('reads an id', () => {
    expect(card('V10')).toEqual({ species: 'voli', strength: 10, tier: 'top' });
    expect([1, 2, 4, 5, 7, 8, 9, 10].map((n) => card(`H${n}`).tier)).toEqual(['baby', 'low', 'low', 'mid', 'mid', 'high', 'high', 'top']);
  });

  it('has twenty different silhouettes', () => {
    expect(new Set(SPECIES.flatMap((s) => TIERS.map((t) => DINOS[s][t].body))).size).toBe(20);
  });
});

describe('moves that name cards', () => {
  const moves = cardMoves({
    id: 1,
    actions: { 'attack V5 V2': null, 'attack C3 A5': null, 'attack A5 C3': 'DT-10', 'bury A5 C3': null, 'newborns -': null },
  });
  it('finds a move whatever the order of one species', () => expect(moves.find('attack', ['V2', 'V5'])).toBe('attack V5 V2'));
  it('keeps the order where it counts', () => {
    expect(moves.find('attack', ['A5', 'C3'])).toBe('attack A5 C3');
    expect(moves.find('attack', ['C3', 'A5'])).toBe('attack C3 A5');
    expect(moves.find('bury', ['C3', 'A5'])).toBe('bury A5 C3');
  });
  it('knows the empty choice and no other', () => {
    expect(moves.find('newborns', [])).toBe('newborns -');
    expect(moves.find('attack', ['H2'])).toBeNull();
  });
  it('says which cards go with the chosen', () => {
    expect(moves.helpful(['A5', 'C3', 'V2', 'V5'], [2])).toEqual([3]);
  });
});

describe('state in, pictures out', () => {
  it.each(Object.keys(moments))('draws hand and islands of %s', (name) => {
    const { container } = draw(name);
    const { view } = at(name);
    expect(container.querySelectorAll('.fan .card[data-spot]')).toHaveLength(view.hands[0]!.length);
    expect(container.querySelectorAll('.mine .land:not(.bare)')).toHaveLength(Object.values(view.islands[0]!).filter(Boolean).length);
    expect(container.querySelectorAll('.twist .crater')).toHaveLength(view.destroyed.length);
    expect(container.querySelectorAll('.other')).toHaveLength(view.seats - 1);
  });

  it('explains the event', () => {
    const { container } = draw('2-help');
    expect(container.querySelector('.event')!.textContent).toContain('first card says which one attacks');
  });
});

describe('preparing', () => {
  it.each(['4-first', '2-help', '2-3-for-2', '4-meteorite'])('can say every action of %s with cards, legal or not', async (name) => {
    const { spot, onmove, onwhy, rerender, props } = draw(name);
    const { view, decision } = at(name);
    const hand = view.hands[0]!;
    const some = Object.entries(decision!.actions).filter(([move]) => /^(attack|bury) /.test(move));
    for (const [move, clause] of some.filter((_, k) => k % 7 === 0)) {
      const [verb, ...cards] = move.split(' ');
      const places: number[] = [];
      for (const id of cards) places.push(hand.findIndex((one, k) => one === id && !places.includes(k)));
      await rerender({ ...props, selected: places.join(' ') });
      await fireEvent.click(spot(verb!));
      if (clause === null) expect(onmove).toHaveBeenLastCalledWith(move);
      else expect(onwhy).toHaveBeenLastCalledWith(clause, move);
    }
  });

  it('chooses by pressing, attacks by the button', async () => {
    const { spot, onmove } = draw('4-first');
    const { view, decision } = at('4-first');
    const id = legal(decision, 'attack').find((text) => !text.includes(' '))!;
    await fireEvent.click(spot(`card:${view.hands[0]!.indexOf(id)}`));
    await fireEvent.click(spot('attack'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`attack ${id}`);
  });

  it('keeps a territory as the plan when a card is dropped on it', async () => {
    const { spot, onmove, onplan, container } = draw('4-first');
    drag(container.querySelector('[data-drag="card:0"]')!, spot('twist:jungle'));
    await tick();
    expect(onplan).toHaveBeenCalledExactlyOnceWith('jungle');
    expect(onmove).not.toHaveBeenCalled();
    expect(spot('card:0').getAttribute('aria-pressed')).toBe('true');
  });

  it('puts all cards back on Escape', async () => {
    const { spot } = draw('4-first');
    await fireEvent.click(spot('card:1'));
    await fireEvent.keyDown(spot('card:1'), { key: 'Escape' });
    expect(spot('card:1').getAttribute('aria-pressed')).toBe('false');
  });

  it('shows and takes back a choice that is made', async () => {
    const { spot, onretract, container } = draw('4-chosen');
    expect(container.querySelector('.card.laid')).not.toBeNull();
    await fireEvent.click(spot('retract'));
    expect(onretract).toHaveBeenCalledOnce();
  });
});

describe('newborns, target, settle', () => {
  it('swaps none or some', async () => {
    const { spot, onmove } = draw('4-newborns');
    await fireEvent.click(spot('swap'));
    expect(onmove).toHaveBeenLastCalledWith('newborns -');
    await fireEvent.click(spot('card:0'));
    await fireEvent.click(spot('swap'));
    expect(onmove).toHaveBeenLastCalledWith(`newborns ${at('4-newborns').view.hands[0]![0]}`);
  });

  it.each([
    ['4-target', 'target', 'twist'],
    ['4-settle', 'settle', 'own'],
    ['2-settle', 'settle', 'own'],
    ['6-decline', 'settle', 'own'],
  ])('sends or explains every territory of %s', async (name, verb, where) => {
    const { spot, onmove, onwhy } = draw(name);
    const { decision } = at(name);
    for (const land of legal(decision, verb)) {
      await fireEvent.click(spot(`${where}:${land}`));
      expect(onmove).toHaveBeenLastCalledWith(`${verb} ${land}`);
    }
    for (const [land, clause] of refused(decision, verb)) {
      await fireEvent.click(spot(`${where}:${land}`));
      expect(onwhy).toHaveBeenLastCalledWith(clause, `${verb} ${land}`);
    }
  });

  it('drags the attack onto its target and the captured Dino home', async () => {
    const target = draw('4-target');
    const land = legal(at('4-target').decision, 'target')[0]!;
    drag(target.container.querySelector('[data-drag="piece"]')!, target.spot(`twist:${land}`));
    await tick();
    expect(target.onmove).toHaveBeenCalledExactlyOnceWith(`target ${land}`);
    target.unmount();

    const settle = draw('4-settle');
    const home = legal(at('4-settle').decision, 'settle')[0]!;
    drag(settle.container.querySelector('[data-drag="piece"]')!, settle.spot(`own:${home}`));
    await tick();
    expect(settle.onmove).toHaveBeenCalledExactlyOnceWith(`settle ${home}`);
  });

  it('settles nothing on an island that is only looked at', async () => {
    const { spot, onmove } = draw('4-settle');
    await fireEvent.click(spot('seat:1'));
    await fireEvent.click(spot(`own:${legal(at('4-settle').decision, 'settle')[0]}`));
    expect(onmove).not.toHaveBeenCalled();
  });

  it('declines, or says why not', async () => {
    const yes = draw('6-decline');
    await fireEvent.click(yes.spot('do:decline'));
    expect(yes.onmove).toHaveBeenCalledExactlyOnceWith('decline');
  });
});
