/** Twisty in the browser. */
import type { Board } from '../board';
import Cover from './Cover.svelte';

export const twisty: Board = {
  cover: Cover,
  open: () => import('./open'),
  examples: () => import('./examples.json'),
  pictures: () => import('./pictures'),
  seen: () => import('./seen'),
  lesson: () => import('./lesson.json'),
  tips: () => import('./tips'),
  pad: () => import('./pad'),
};
