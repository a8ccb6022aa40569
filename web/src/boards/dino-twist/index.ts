/** Dino Twist in the browser. */
import type { Board } from '../board';
import Cover from './Cover.svelte';
import { beast } from './look';

export const dinoTwist: Board = {
  cover: Cover,
  crowd: [beast('herbi', 'baby'), beast('carni', 'baby'), beast('aqua', 'baby'), beast('voli', 'high'), beast('voli', 'top')],
  open: () => import('./open'),
  examples: () => import('./examples.json'),
  pictures: () => import('./pictures'),
  seen: () => import('./seen'),
  lesson: () => import('./lesson.json'),
  tips: () => import('./tips'),
  pad: () => import('./pad'),
};
