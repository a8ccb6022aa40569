/** Things that explain themselves: when they do, and that a press that plays still plays. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { explain, explaining } from './explain.svelte';

let root: HTMLElement;
let pen: HTMLElement;
let end: () => void;
const played = vi.fn();

beforeEach(() => {
  root = document.createElement('div');
  root.innerHTML = '<button data-spot="place:king" data-about="pen:king"><span></span></button><p></p>';
  pen = root.querySelector('button')!;
  root.addEventListener('click', played);
  document.body.append(root);
  end = explaining(root);
});
afterEach(() => {
  end();
  root.remove();
  explain.about = null;
  explain.isAsking = false;
  played.mockClear();
  vi.useRealTimers();
});

const press = (type: string, target: Element = pen, x = 5) =>
  target.dispatchEvent(
    new PointerEvent(type, { bubbles: true, cancelable: true, pointerType: 'touch', button: 0, clientX: x, clientY: 5 }),
  );
const click = () => pen.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));

it('a short press plays', () => {
  press('pointerdown');
  press('pointerup');
  click();
  expect(explain.about).toBeNull();
  expect(played).toHaveBeenCalledOnce();
});

it('a long press explains, and does not play when it ends', () => {
  vi.useFakeTimers();
  press('pointerdown', pen.firstElementChild!);
  vi.advanceTimersByTime(600);
  press('pointerup');
  click();
  expect(explain.about?.subject).toBe('pen:king');
  expect(played).not.toHaveBeenCalled();
  click();
  expect(played).toHaveBeenCalledOnce();
});

it('a press that travels is a drag', () => {
  vi.useFakeTimers();
  press('pointerdown');
  press('pointermove', pen, 40);
  vi.advanceTimersByTime(600);
  expect(explain.about).toBeNull();
});

it('the right button explains', () => {
  const event = new MouseEvent('contextmenu', { bubbles: true, cancelable: true });
  pen.dispatchEvent(event);
  expect(event.defaultPrevented).toBe(true);
  expect(explain.about?.subject).toBe('pen:king');
});

it.each(['?', 'i'])('the key %s explains what has the focus', (key) => {
  pen.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
  expect(explain.about?.subject).toBe('pen:king');
  explain.about = null;
  root.querySelector('p')!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
  expect(explain.about).toBeNull();
});

it('after "What is this?" one press explains, and the next plays', () => {
  explain.isAsking = true;
  click();
  expect(explain.about?.subject).toBe('pen:king');
  expect(played).not.toHaveBeenCalled();
  explain.close();
  click();
  expect(played).toHaveBeenCalledOnce();
});
