/** What is loaded when an example of the rules is opened. */
import Sprites from './Sprites.svelte';

export const art = [Sprites];
export const board = 'svg.board';
export { default as Picture } from './Picture.svelte';
export { words } from './words';
