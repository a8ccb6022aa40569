/** Draftosaurus in the browser. */
import type { Board } from '../board';
import Cover from './Cover.svelte';
import { wooden } from './look';

export const draftosaurus: Board = {
  cover: Cover,
  crowd: (['parasaurolophus', 'triceratops', 'diplodocus', 'trex', 'stegosaurus', 'spinosaurus'] as const).map(wooden),
  open: () => import('./open'),
  examples: () => import('./examples.json'),
  pictures: () => import('./pictures'),
  seen: () => import('./seen'),
  lesson: () => import('./lesson.json'),
  tips: () => import('./tips'),
  pad: () => import('./pad'),
};
