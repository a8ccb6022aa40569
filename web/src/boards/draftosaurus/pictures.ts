/** What is loaded when an example of the rules is opened. */
import Icons from './Icons.svelte';
import Sprites from './Sprites.svelte';

export const art = [Sprites, Icons];
export const board = '.frame > svg';
export { default as Picture } from './Picture.svelte';
export { words } from './words';
