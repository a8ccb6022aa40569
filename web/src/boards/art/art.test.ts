import { render } from '@testing-library/svelte';
import { describe, expect, it } from 'vitest';
import Cover from './Cover.svelte';

const pictures = (elements: Element[]) => new Set(elements.map((el) => el.innerHTML.replace(/c\d+|[\w-]+-c\b/g, ''))).size;

describe('art', () => {
  it('has a cover for every game', () => {
    const all = ['draftosaurus', 'dino-twist', 'twisty'].map((game) => render(Cover, { game }).container);
    expect(pictures(all)).toBe(3);
  });
});
