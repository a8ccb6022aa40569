import { fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import fixtures from './fixtures.json';
import { ghostOf } from '../shared/ghost';
import { drag, layOut, legal, refused, table, words, type Moment } from '../testing';
import type { DinoTwistView } from '../../protocol/views';
import { card, DINOS, SPECIES, TIERS } from './dinos';
import DinoTwistTable from './DinoTwistTable.svelte';
import { cardMoves } from './moves';
import { bySpecies, standingOf } from './standing';

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

describe('what is left of the game', () => {
  const left = (container: Element) => [...container.querySelectorAll('.left .cell b')].map((cell) => cell.textContent);

  it('says the round of how many, and that round 1 has no event', () => {
    const { container } = draw('4-first');
    expect(container.querySelector('.round')!.textContent).toBe('Round 1 of 11');
    expect(container.querySelector('.event')!.textContent).toContain('no event yet');
  });

  it.each(['4-first', '6-settle', '6-over', '2-battle'])('counts events, deck, discards and bonuses of %s', (name) => {
    const { view } = at(name);
    const bonuses = view.bonuses_left.map((points) => `+${points}`).join(' ');
    expect(left(draw(name).container)).toEqual([
      String(view.events_left),
      String(view.deck_size),
      String(view.discard.length),
      bonuses || '–',
    ]);
  });

  it('opens the discard pile, every card of it, by species', async () => {
    const { container } = draw('6-settle');
    const { view } = at('6-settle');
    expect(container.querySelector('dialog')!.open).toBe(false);
    await fireEvent.click(container.querySelector('.left')!);
    expect(container.querySelector('dialog')!.open).toBe(true);
    const shown = [...container.querySelectorAll('dialog .pile .card')].map((one) => one.textContent.trim());
    const count = shown.reduce((sum, text) => sum + (text.includes('×') ? Number(text.split(' ')[0]) : 1), 0);
    expect(count).toBe(view.discard.length);
    await fireEvent.click(container.querySelector('dialog header button')!);
    expect(container.querySelector('dialog')!.open).toBe(false);
  });

  it('puts a pile in order', () => {
    expect(bySpecies(['A5', 'C2', 'A2', 'A5'])).toEqual([
      [
        'aqua',
        [
          [2, 1],
          [5, 2],
        ],
      ],
      ['carni', [[2, 1]]],
      ['herbi', []],
      ['voli', []],
    ]);
  });

  it('shows a Volcano for the round that it led to', async () => {
    const { container, rerender, props } = draw('4-first');
    const { view } = at('4-first');
    const then = { ...view, round: 2, rounds: 10, volcanoes: 1, events_left: 8, event: 'quake' };
    await rerender({ ...props, view: then });
    expect(container.querySelector('.event .volcano')).not.toBeNull();
    expect(container.querySelector('.event')!.textContent).toContain('one round less');
    expect(container.querySelector('.round')!.textContent).toBe('Round 2 of 10');
    await rerender({ ...props, view: { ...then, round: 3, events_left: 7, event: 'help' } });
    expect(container.querySelector('.event .volcano')).toBeNull();
  });

  it('marks who leads in Big Claws', () => {
    const { view } = at('6-over');
    const { container } = draw('6-over');
    const marked = [...container.querySelectorAll('.seats .leads')];
    expect(marked).toHaveLength(view.claws_leaders.length);
    expect(marked[0]?.getAttribute('aria-label')).toContain('most Big Claws');
  });

  it('draws a view of an earlier version, which told nothing of this', () => {
    const moment = at('4-battle');
    const told: Partial<DinoTwistView> = moment.view;
    for (const key of ['rounds', 'events_left', 'volcanoes', 'bonuses_left', 'claws', 'claws_leaders'] as const) told[key] = undefined;
    expect(standingOf(moment.view)).toBeNull();
    const { container } = table(DinoTwistTable, moment);
    expect(container.querySelector('.round')!.textContent).toBe(`Round ${moment.view.round}`);
    expect(container.querySelector('.left')).toBeNull();
  });
});

describe('one island at a time on a phone', () => {
  it('has the own island beside the event, and turns to it', async () => {
    const { spot, container } = draw('4-chosen');
    const mine = Object.values(at('4-chosen').view.islands[0]!).filter(Boolean);
    expect(spot('peek').querySelectorAll('.strength')).toHaveLength(mine.length);
    expect(container.querySelector('.turned')).toBeNull();
    await fireEvent.click(spot('peek'));
    expect(container.querySelector('.turned')).not.toBeNull();
    expect(spot('peek').querySelectorAll('.strength')).toHaveLength(8);
    await fireEvent.click(spot('peek'));
    expect(container.querySelector('.turned')).toBeNull();
  });

  it('shows the island that the question is about', () => {
    expect(draw('4-settle').container.querySelector('.turned')).not.toBeNull();
    expect(draw('4-target').container.querySelector('.turned')).toBeNull();
  });
});

describe('preparing', () => {
  it.each([
    ['4-fury', 3],
    ['4-carnage', 2],
  ])('says with its parts what an attack counts in %s', (name, bonus) => {
    const { view } = at(name);
    const [move, attack] = Object.entries(view.attacks!).find(([, one]) => one.parts.length === 3)!;
    const hand = view.hands[0]!;
    const places: number[] = [];
    for (const id of move.split(' ').slice(1)) places.push(hand.findIndex((one, k) => one === id && !places.includes(k)));
    const { spot } = draw(name, { selected: places.join(' ') });
    expect(attack.parts.at(-1)).toBe(bonus);
    expect(spot('attack').textContent).toContain(`${attack.parts.join(' + ')} = ${attack.total}`);
  });

  it.each([
    ['4-first', 'Choose your cards in secret.', 'One card, or two of one species.'],
    ['2-all-alone', 'Choose one card in secret.', 'One card alone.'],
    ['2-3-for-2', 'Choose up to three cards in secret.', 'One, two or three cards of one species.'],
    ['2-help', 'Choose cards, even of two species.', 'the first one says which species attacks'],
  ])('asks in %s for what the event allows', (name, prompt, hint) => {
    const { container } = draw(name);
    expect(container.querySelector('.prompt')!.textContent.trim()).toBe(prompt);
    expect(container.querySelector('.hint')!.textContent).toContain(hint);
  });

  it('lights what the chosen cards could hit, and nothing before', async () => {
    const { spot, container } = draw('4-fury');
    const { view } = at('4-fury');
    const lit = () => [...container.querySelectorAll('.twist .target')].map((land) => land.getAttribute('data-spot')!.slice(6));
    expect(lit()).toEqual([]);
    for (const [k, id] of view.hands[0]!.entries()) {
      await fireEvent.click(spot(`card:${k}`));
      expect(lit().sort()).toEqual([...view.attacks![`attack ${id}`]!.targets].sort());
      await fireEvent.click(spot(`card:${k}`));
    }
  });

  it('marks what a drag carries: the picture of the card, as large as it is', () => {
    const { spot } = draw('4-first');
    const card = spot('card:0');
    const picture = card.querySelector('[data-ghost]')!;
    layOut(card, 0, 0, 47, 106);
    layOut(picture, 0, 0, 76, 106);
    expect(ghostOf(card).style.width).toBe('76px');
  });

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
