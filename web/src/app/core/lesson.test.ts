/** A guided first game: wrong tries are answered, the right one leads on, and one comes back to where one was. */
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { BOARDS, GAME_IDS, open, type Lesson } from '../../boards';
import { Learning } from './lesson.svelte';

const view = (name: string) => ({ game: 'twisty', name, seats: 2 });
const lesson = {
  first: { seats: 2, options: {} },
  steps: [
    {
      name: 'a',
      do: 'move b3',
      view: view('start'),
      actions: { 'move b3': null, 'move c2': null },
      places: null,
      frames: [view('1'), view('2')],
    },
    { name: 'b', do: 'stay', view: null, actions: { stay: null }, places: null, frames: [view('end')] },
  ],
} as unknown as Lesson;
const nameOf = (learning: Learning) => (learning.view as unknown as { name: string }).name;

describe('learning', () => {
  beforeEach(() => {
    localStorage.clear();
    vi.useFakeTimers();
  });

  it('answers what was not asked for, and shows what comes of the rest from reveal to reveal', () => {
    const learning = new Learning('twisty', lesson);
    learning.choose('move c2');
    expect(learning.wrong).toEqual({ move: 'move c2', clause: null });
    learning.refuse('TW-5', 'move d4');
    expect(learning.wrong?.clause).toBe('TW-5');
    learning.choose('move b3');
    expect([learning.phase, nameOf(learning), learning.wrong, learning.decision]).toEqual(['watch', '1', null, null]);
    vi.runAllTimers();
    expect([learning.phase, nameOf(learning)]).toEqual(['done', '2']);
    learning.next();
    expect([learning.phase, nameOf(learning)]).toEqual(['ask', '2']);
    learning.choose('stay');
    learning.next();
    expect(learning.phase).toBe('over');
    learning.again();
    expect([learning.phase, nameOf(learning)]).toEqual(['ask', 'start']);
  });

  it('goes on where it was left', () => {
    const learning = new Learning('twisty', lesson);
    learning.choose('move b3');
    vi.runAllTimers();
    learning.next();
    const later = new Learning('twisty', lesson);
    expect([later.at, nameOf(later)]).toEqual([1, '2']);
    later.choose('stay');
    later.next();
    expect(new Learning('twisty', lesson).phase).toBe('over');
  });

  it.each(GAME_IDS)('points at something for every step of %s', async (game) => {
    vi.useRealTimers();
    const { point } = await open(game);
    const script = (await BOARDS[game].lesson?.())?.default as Lesson;
    script.steps.forEach((step, k) => {
      const before = step.view ?? script.steps[k - 1]!.frames.at(-1)!;
      const [spot = ''] = point(step.do, { view: before, selected: null });
      expect(spot, step.name).toMatch(/^[a-z]+(:[\w.#-]+)?$/);
      expect(spot, step.name).not.toContain('-1');
    });
  });
});
