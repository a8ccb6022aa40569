/** What is loaded when an example of the rules is opened. */
import Lands from './Lands.svelte';
import Sprites from './Sprites.svelte';

export const art = [Sprites, Lands];
export const board = 'svg.island.own';
export { default as Picture } from './Picture.svelte';
export { words } from './words';
