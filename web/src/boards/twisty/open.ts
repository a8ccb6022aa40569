/** What is loaded when the game is opened. */
export { about } from './about';
export { default as Table } from './TwistyTable.svelte';
export { point } from './point';
export { words } from './words';
