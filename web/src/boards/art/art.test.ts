import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Cover from './Cover.svelte';
import Portrait from './Portrait.svelte';

const pictures = (elements: Element[]) => new Set(elements.map((el) => el.innerHTML.replace(/c\d+|[\w-]+-c\b/g, ''))).size;

describe('art', () => {
  it('has a cover for every game', () => {
    const all = ['draftosaurus', 'dino-twist', 'twisty'].map((game) => render(Cover, { game }).container);
    expect(pictures(all)).toBe(3);
  });
  it('has a face for every bot', () => {
    const all = ['novice', 'easy', 'medium', 'hard', 'expert'].map((bot) => render(Portrait, { bot }).container);
    expect(pictures(all)).toBe(5);
    for (const one of all) expect(one.querySelector('svg')!.getAttribute('aria-hidden')).toBe('true');
  });
});
