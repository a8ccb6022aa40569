/** What to press next on the way to a move. */
import { describe, expect, it } from 'vitest';
import type { DinoTwistView, DraftosaurusView, TwistyView } from '../protocol/views';
import { point as dinoTwist } from './dino-twist/point';
import { point as draftosaurus } from './draftosaurus/point';
import { pointAt } from './shared/pointing';
import { point as twisty } from './twisty/point';

describe('point', () => {
  it('leads from the bowl to the tray, and to a place', () => {
    const view = { seat: 0, bowls: [['trex', 'diplodocus', 'trex'], null] } as unknown as DraftosaurusView;
    expect(draftosaurus('pick diplodocus', { view, selected: null })).toEqual(['dino:diplodocus#1']);
    expect(draftosaurus('pick diplodocus', { view, selected: 'trex' })).toEqual(['dino:diplodocus#1']);
    expect(draftosaurus('pick diplodocus', { view, selected: 'diplodocus' })).toEqual(['tray']);
    expect(draftosaurus('place king', { view, selected: null })).toEqual(['place:king']);
    expect(draftosaurus('stay', { view, selected: null })).toEqual(['stay']);
  });

  it('leads from card to card, puts a wrong one back, and ends at the button', () => {
    const view = { seat: 0, hands: [['C2', 'C2', 'C4', 'V3'], null] } as unknown as DinoTwistView;
    const at = (move: string, selected: string | null) => dinoTwist(move, { view, selected })[0];
    expect(at('attack C2 C2', null)).toBe('card:0');
    expect(at('attack C2 C2', '1')).toBe('card:0');
    expect(at('attack C2 C2', '3')).toBe('card:3');
    expect(at('attack C2 C2', '0 1')).toBe('attack');
    expect(at('bury C4 V3', '2 3')).toBe('bury');
    expect(at('newborns -', null)).toBe('swap');
    expect([at('target sea', null), at('settle hill', null), at('pass', null)]).toEqual(['twist:sea', 'own:hill', 'do:pass']);
  });

  it('leads to a field or a button', () => {
    const view = {} as TwistyView;
    expect(twisty('step d4', { view, selected: null })).toEqual(['cell:d4']);
    expect(twisty('stay', { view, selected: null })).toEqual(['do:stay']);
  });
});

it('marks what has the spot, also what comes later, and nothing when it ends', async () => {
  const root = document.createElement('div');
  root.innerHTML = '<b data-spot="a"></b><b data-spot="b"></b>';
  const marked = () => [...root.querySelectorAll('[data-pointed]')].map((one) => one.getAttribute('data-spot'));
  const end = pointAt(['b', 'c'])(root);
  expect(marked()).toEqual(['b']);
  root.insertAdjacentHTML('beforeend', '<b data-spot="c"></b>');
  await new Promise((resolve) => setTimeout(resolve));
  expect(marked()).toEqual(['b', 'c']);
  end?.();
  expect(marked()).toEqual([]);
});
