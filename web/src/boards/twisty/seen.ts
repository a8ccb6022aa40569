/** What is loaded when the decisions of a game are looked at again. */
import Sprites from './Sprites.svelte';

export const art = [Sprites];
export { default as Cover } from './Cover.svelte';
export { default as Seen } from './Seen.svelte';
export { where } from './where';
export { words } from './words';
