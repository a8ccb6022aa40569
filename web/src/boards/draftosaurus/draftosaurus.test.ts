import { cleanup, fireEvent } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { language, LANGUAGES, say } from '../../i18n';
import fixtures from './fixtures.json';
import { drag, layOut, legal, pointer, refused, table, words, type Moment } from '../testing';
import type { DraftosaurusView } from '../../protocol/views';
import DraftosaurusTable from './DraftosaurusTable.svelte';

const moments = fixtures as unknown as Record<string, Moment<DraftosaurusView>>;
const at = (name: string) => structuredClone(moments[name]!);
const draw = (name: string, more = {}) => table(DraftosaurusTable, at(name), more);

beforeAll(() => words('draftosaurus'));
afterEach(() => cleanup());

it.each(LANGUAGES)('calls the tray by the word that is written on it, in %s', async (lang) => {
  await language(lang);
  for (const verb of ['pick', 'discard'])
    expect(say(`draftosaurus-table-${verb}-this`, { species: 'T-Rex' })).toContain(say(`draftosaurus-table-${verb}`));
  await language('en');
});

describe('state in, pictures out', () => {
  it.each(Object.keys(moments))('draws every dinosaur of %s', (name) => {
    const { container } = draw(name);
    const { view } = at(name);
    const own = Object.values(view.parks[0]!).flat().filter(Boolean);
    expect(container.querySelectorAll('.mine .figure')).toHaveLength(own.length);
    expect(container.querySelectorAll('.other')).toHaveLength(view.seats - 1);
  });

  it('says what is in a pen and whether a dinosaur may enter', () => {
    const { spot } = draw('summer-4-place');
    const { decision } = at('summer-4-place');
    for (const place of ['sameness', 'trio', 'love', 'king', 'differences', 'solitary']) {
      const label = spot(`place:${place}`).querySelector('title')!.textContent;
      expect(label).toContain(decision!.actions[`place ${place}`] === null ? 'You can choose this' : 'Not now.');
    }
  });

  it('glows where a place is legal, and nowhere else', () => {
    const { container } = draw('winter-4-late');
    const { decision } = at('winter-4-late');
    const glowing = [...container.querySelectorAll('.mine .legal')].map((el) => el.getAttribute('data-spot')!.slice(6));
    expect(glowing.sort()).toEqual(legal(decision, 'place').sort());
  });

  it('keeps the picture of a neighbour whose park has not changed', async () => {
    const { container, rerender, props } = draw('summer-4-late');
    const before = [...container.querySelectorAll('.other .figure')];
    await rerender({ ...props, view: structuredClone(props.view) });
    expect([...container.querySelectorAll('.other .figure')]).toEqual(before);
  });
});

describe('picking', () => {
  const species = () => legal(at('summer-4-pick').decision, 'pick')[0]!;

  it('selects with one press, puts back with the second, and picks by the button', async () => {
    const { container, spot, onmove, onplan } = draw('summer-4-pick');
    const dino = container.querySelector<HTMLElement>(`[data-spot^="dino:${species()}"]`)!;
    await fireEvent.click(dino);
    expect(dino.getAttribute('aria-pressed')).toBe('true');
    await fireEvent.click(dino);
    expect(dino.getAttribute('aria-pressed')).toBe('false');
    await fireEvent.click(spot('tray'));
    expect(onmove).not.toHaveBeenCalled();
    await fireEvent.click(dino);
    await fireEvent.click(spot('tray'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`pick ${species()}`);
    expect(onplan).not.toHaveBeenCalled();
  });

  it('does the same by keyboard, with the button next in line after the bowl', async () => {
    const { container, spot, onmove } = draw('summer-4-pick');
    const dino = container.querySelector<HTMLElement>(`[data-spot^="dino:${species()}"]`)!;
    for (const pressed of ['true', 'false', 'true']) {
      await fireEvent.keyDown(dino, { key: 'Enter' });
      await fireEvent.click(dino); // what a browser makes of Enter on a button
      expect(dino.getAttribute('aria-pressed')).toBe(pressed);
    }
    expect(onmove).not.toHaveBeenCalled();
    expect(spot('tray').compareDocumentPosition(dino) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  });

  it('picks and plans when a pen is pressed with a dinosaur selected', async () => {
    const { container, spot, onmove, onplan } = draw('summer-4-pick');
    await fireEvent.click(container.querySelector(`[data-spot^="dino:${species()}"]`)!);
    await fireEvent.click(spot('place:king'));
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`pick ${species()}`);
    expect(onplan).toHaveBeenCalledExactlyOnceWith('king');
  });

  it('picks and plans when a dinosaur is dragged onto a pen, and the click after the drag is no press', async () => {
    const { container, spot, onmove, onplan } = draw('summer-4-pick');
    drag(container.querySelector(`[data-drag^="dino:${species()}"]`)!, spot('place:king'));
    await tick();
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`pick ${species()}`);
    expect(onplan).toHaveBeenCalledExactlyOnceWith('king');
    expect(document.querySelector('.board-ghost')).toBeNull();
  });

  it('can be dragged again after a flick whose pointer had gone before it was caught', async () => {
    const { container, spot, onmove } = draw('summer-4-pick');
    const piece = container.querySelector(`[data-drag^="dino:${species()}"]`)!;
    HTMLElement.prototype.setPointerCapture = () => {
      throw new DOMException('no such pointer', 'NotFoundError');
    };
    layOut(piece, 0, 0);
    pointer(piece, 'pointerdown', 10, 10);
    pointer(piece, 'pointermove', 900, 900);
    await vi.waitFor(() => expect(document.querySelector('.board-ghost')).not.toBeNull());
    pointer(piece, 'pointermove', 901, 901);
    pointer(piece, 'pointerup', 901, 901);
    expect(onmove).not.toHaveBeenCalled();
    drag(piece, spot('place:king'));
    await tick();
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`pick ${species()}`);
    Reflect.deleteProperty(HTMLElement.prototype, 'setPointerCapture');
  });

  it('does nothing when a dinosaur is let go over no place', async () => {
    const { container, onmove } = draw('summer-4-pick');
    const piece = container.querySelector(`[data-drag^="dino:${species()}"]`)!;
    layOut(piece, 0, 0);
    pointer(piece, 'pointerdown', 10, 10);
    pointer(piece, 'pointermove', 900, 900);
    await vi.waitFor(() => expect(document.querySelector('.board-ghost')).not.toBeNull());
    pointer(piece, 'pointerup', 900, 900);
    await tick();
    expect(onmove).not.toHaveBeenCalled();
    expect(document.querySelector('.board-ghost')).toBeNull();
  });

  it('forgets the selection on Escape', async () => {
    const { container, spot, onmove } = draw('summer-4-pick');
    const dino = container.querySelector<HTMLElement>(`[data-spot^="dino:${species()}"]`)!;
    await fireEvent.click(dino);
    await fireEvent.keyDown(dino, { key: 'Escape' });
    await fireEvent.click(spot('place:king'));
    expect(onmove).not.toHaveBeenCalled();
  });

  it('asks why when the plan would be refused', async () => {
    const moment = at('summer-4-pick');
    moment.decision!.places = { [species()]: { king: 'DS-22' } };
    const { container, spot, onmove, onwhy } = table(DraftosaurusTable, moment);
    await fireEvent.click(container.querySelector(`[data-spot^="dino:${species()}"]`)!);
    await fireEvent.click(spot('place:king'));
    expect(onwhy).toHaveBeenCalledWith('DS-22', 'place king');
    expect(onmove).not.toHaveBeenCalled();
  });

  it('shows a choice that is made, changes the plan, and takes the choice back', async () => {
    const { container, spot, onplan, onretract, onmove } = draw('summer-4-chosen', { plan: 'trio' });
    expect(container.querySelector('.ghost')).not.toBeNull();
    await fireEvent.click(spot('place:king'));
    expect(onplan).toHaveBeenCalledExactlyOnceWith('king');
    await fireEvent.click(spot('retract'));
    expect(onretract).toHaveBeenCalledOnce();
    expect(onmove).not.toHaveBeenCalled();
  });

  it('does not ask again while a move is on its way', async () => {
    const { container, onmove } = draw('summer-4-pick', { pending: `pick ${species()}` });
    for (const dino of container.querySelectorAll('[data-spot^="dino:"]')) await fireEvent.click(dino);
    expect(onmove).not.toHaveBeenCalled();
  });
});

describe('where the game stands', () => {
  afterEach(() => language('en'));
  const top = (container: Element) => container.querySelector('.top')!.textContent.replace(/\s+/g, ' ');

  it.each([
    ['en', 'Round 1 of 2, turn 2 of 6', 'Bowls go to the left: yours → Bruno', 'or the river'],
    ['pl', 'Runda 1 z 2, tura 2 z 6', 'Miseczki idą w lewo: twoja → Bruno', 'albo rzeka'],
    ['fr', 'Manche 1 sur 2, tour 2 sur 6', 'Les bols passent à gauche\u00a0: le tien → Bruno', 'ou la rivière'],
  ] as const)('says round, turn, the way of the bowls and what the die means for you in %s', async (lang, where, way, river) => {
    await language(lang);
    const { container } = draw('summer-4-pick');
    expect(top(container)).toContain(where);
    expect(top(container)).toContain(river);
    expect(container.querySelector('.hint')!.textContent).toContain(way);
  });

  it('says that nothing binds who rolled', () => {
    const moment = at('summer-4-pick');
    moment.view.roller = 0;
    moment.view.bound = [false, true, true, true];
    expect(top(table(DraftosaurusTable, moment).container)).toContain('any pen is fine for you');
  });

  it('says with five on turn 6 that the roller obeys too, and not where the table plays otherwise', () => {
    expect(top(draw('summer-5-roller-obeys').container)).toContain('this turn you obey the die too');
    const free = at('summer-5-roller-obeys');
    free.view.bound = free.view.bound.map((_, seat) => seat !== 0);
    expect(top(table(DraftosaurusTable, free).container)).not.toContain('obey');
    const other = at('summer-5-roller-obeys');
    other.view.roller = 1;
    expect(top(table(DraftosaurusTable, other).container)).toContain('everyone obeys the die, Bruno too');
  });

  it('opens the bag on a press: what all have seen, of how many', async () => {
    const { container } = draw('summer-4-late');
    const { view } = at('summer-4-late');
    expect(container.querySelector('.panel')).toBeNull();
    const button = container.querySelector<HTMLElement>('.bag button')!;
    expect(button.querySelector('.table-hidden')?.textContent).toBe('The bag is empty');
    await fireEvent.click(button);
    const shown = [...container.querySelectorAll('.panel li')].map((one) => one.querySelector('.table-hidden')!.textContent);
    expect(shown).toHaveLength(6);
    expect(shown[0]).toBe(`T-Rex: ${view.seen.trex} of 8`);
    await fireEvent.keyDown(button, { key: 'Escape' });
    expect(container.querySelector('.panel')).toBeNull();
  });

  it('shows on every pen what it brings now, also where it brings nothing', () => {
    const { container, spot } = draw('summer-5-late');
    const { view } = at('summer-5-late');
    const coin = (pen: string) => spot(`place:${pen}`).querySelector('.now')?.textContent.trim();
    for (const pen of ['sameness', 'trio', 'king', 'love', 'solitary']) {
      expect(coin(pen)).toBe(view.parks[0]![pen]!.length > 0 ? String(view.worth[0]![pen] ?? 0) : undefined);
    }
    expect(container.querySelector('.mine .now.nothing')).not.toBeNull();
    expect(spot('place:king').querySelector('title')!.textContent).toMatch(/No points as it stands|7 points as it stands/);
  });

  it('names the pyramid', () => {
    const { container } = draw('winter-4-place');
    expect([...container.querySelectorAll('.mine .title')].map((one) => one.textContent)).toContain('Pyramid');
  });

  it('does not ask for what a kept place has decided', () => {
    const place = legal(at('summer-4-place').decision, 'place')[0]!;
    const { container } = draw('summer-4-place', { plan: place });
    expect(container.querySelector('.prompt')!.textContent).not.toContain('Place your dinosaur');
    expect(container.querySelector('.prompt.mine')).toBeNull();
    expect(draw('summer-4-place').container.querySelector('.prompt.mine')).not.toBeNull();
  });
});

describe('placing, discarding, moving out', () => {
  it.each(['summer-4-place', 'winter-4-late', 'winter-5-place', 'summer-2-place', 'winter-3-place'])(
    'sends or explains every place of %s',
    async (name) => {
      const { spot, seen, onmove, onwhy } = draw(name);
      const { decision } = at(name);
      for (const place of legal(decision, 'place')) {
        await fireEvent.click(spot(`place:${place}`));
        expect(onmove).toHaveBeenLastCalledWith(`place ${place}`);
      }
      for (const [place, clause] of refused(decision, 'place')) {
        if (!seen(`place:${place}`)) continue; // a pen of the other side
        await fireEvent.click(spot(`place:${place}`));
        expect(onwhy).toHaveBeenLastCalledWith(clause, `place ${place}`);
      }
      expect(onmove).toHaveBeenCalledTimes(legal(decision, 'place').length);
    },
  );

  it('places by dragging the dinosaur in hand', async () => {
    const { container, spot, onmove } = draw('summer-4-place');
    const place = legal(at('summer-4-place').decision, 'place')[0]!;
    drag(container.querySelector('[data-drag="picked"]')!, spot(`place:${place}`));
    await tick();
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`place ${place}`);
  });

  it('explains a refused drop', async () => {
    const { container, seen, spot, onmove, onwhy } = draw('summer-4-late');
    const [place, clause] = refused(at('summer-4-late').decision, 'place').find(([p]) => seen(`place:${p}`))!;
    drag(container.querySelector('[data-drag="picked"]')!, spot(`place:${place}`));
    await tick();
    expect(onmove).not.toHaveBeenCalled();
    expect(onwhy).toHaveBeenCalledExactlyOnceWith(clause, `place ${place}`);
  });

  it('discards with two presses', async () => {
    const { container, onmove } = draw('summer-2-discard');
    const species = legal(at('summer-2-discard').decision, 'discard')[0]!;
    await fireEvent.click(container.querySelector(`[data-spot^="dino:${species}"]`)!);
    await fireEvent.click(container.querySelector('[data-spot="tray"]')!);
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`discard ${species}`);
  });

  it('moves the dinosaur out of quarantine, or leaves it', async () => {
    const { spot, onmove } = draw('winter-4-quarantine');
    await fireEvent.click(spot('stay'));
    expect(onmove).toHaveBeenLastCalledWith('stay');
    const place = legal(at('winter-4-quarantine').decision, 'move')[0]!;
    await fireEvent.click(spot(`place:${place}`));
    expect(onmove).toHaveBeenLastCalledWith(`move ${place}`);
  });
});

describe('keyboard', () => {
  it('has one tab stop per group; arrows walk; Enter presses', async () => {
    const { container, onmove } = draw('summer-4-place');
    const park = container.querySelector('.mine svg.park')!;
    const stops = [...park.querySelectorAll<HTMLElement>('[data-spot]')].filter((el) => el.getAttribute('tabindex') === '0');
    expect(stops).toHaveLength(1);
    const all = [...park.querySelectorAll<HTMLElement>('[data-spot]')];
    stops[0]!.focus();
    await fireEvent.keyDown(stops[0]!, { key: 'End' });
    expect(document.activeElement).toBe(all.at(-1));
    await fireEvent.keyDown(all.at(-1)!, { key: 'Home' });
    await fireEvent.keyDown(all[0]!, { key: 'ArrowRight' });
    expect(document.activeElement).toBe(all[1]);
    const place = legal(at('summer-4-place').decision, 'place')[0]!;
    const target = container.querySelector(`[data-spot="place:${place}"]`)!;
    await fireEvent.keyDown(target, { key: 'Enter' });
    expect(onmove).toHaveBeenCalledExactlyOnceWith(`place ${place}`);
  });

  it('walks by what the eye sees where there is a layout', async () => {
    const { spot, container } = draw('summer-4-place');
    const all = [...container.querySelectorAll('.mine [data-spot]')];
    all.forEach((el) => layOut(el, 5000, 5000));
    layOut(spot('place:sameness'), 0, 0, 100, 80);
    layOut(spot('place:trio'), 0, 100, 100, 80);
    layOut(spot('place:king'), 200, 0, 100, 80);
    spot('place:sameness').focus();
    await fireEvent.keyDown(spot('place:sameness'), { key: 'ArrowRight' });
    expect(document.activeElement).toBe(spot('place:king'));
    await fireEvent.keyDown(spot('place:king'), { key: 'ArrowLeft' });
    await fireEvent.keyDown(spot('place:sameness'), { key: 'ArrowDown' });
    expect(document.activeElement).toBe(spot('place:trio'));
  });
});

describe('focus', () => {
  it('goes to where the table asks when the focused dinosaur has gone, for keyboards only', async () => {
    for (const keys of [true, false]) {
      const { container, rerender, props, unmount } = draw('summer-4-pick');
      const dino = container.querySelector<HTMLElement>('.bowl [data-spot]')!;
      dino.focus();
      if (keys) await fireEvent.keyDown(dino, { key: 'Enter' });
      const next = at('summer-4-place');
      await rerender({ ...props, view: next.view, decision: next.decision });
      dino.remove();
      (document.activeElement as HTMLElement | null)?.blur();
      await rerender({ ...props, view: structuredClone(next.view), decision: next.decision });
      expect(document.activeElement?.classList.contains('legal') ?? false).toBe(keys);
      unmount();
    }
  });
});

describe('looking around', () => {
  it('turns to a neighbour and back, and decides nothing there', async () => {
    const { spot, container, onmove } = draw('summer-4-place');
    await fireEvent.click(spot('seat:1'));
    expect(container.querySelector('.mine')!.getAttribute('aria-label')).toContain('Bruno');
    expect(container.querySelector('.mine .legal')).toBeNull();
    await fireEvent.click(spot('home'));
    expect(container.querySelector('.mine')!.getAttribute('aria-label')).toBe('Your park');
    expect(onmove).not.toHaveBeenCalled();
  });

  it('goes home and says why when a pen of another park is pressed with a dinosaur in hand', async () => {
    const { spot, container, onmove, onplan } = draw('summer-4-place');
    await fireEvent.click(spot('seat:1'));
    await fireEvent.click(spot('foreign:king'));
    expect(container.querySelector('.mine')!.getAttribute('aria-label')).toBe('Your park');
    expect(container.querySelector('.hint')!.textContent).toContain('your own park');
    expect(onmove).not.toHaveBeenCalled();
    expect(onplan).not.toHaveBeenCalled();
    const place = legal(at('summer-4-place').decision, 'place')[0]!;
    await fireEvent.click(spot(`place:${place}`));
    expect(container.querySelector('.hint')!.textContent).not.toContain('your own park');
  });

  it('draws for a spectator, who has no bowl', () => {
    const moment = at('summer-4-late');
    moment.view.seat = null;
    moment.decision = null;
    moment.view.bowls = moment.view.bowls.map(() => null);
    const { container } = table(DraftosaurusTable, moment);
    expect(container.querySelector('.park')).not.toBeNull();
    expect(container.querySelector('.bowl')).toBeNull();
  });
});
