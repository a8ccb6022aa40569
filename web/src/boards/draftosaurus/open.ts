/** What is loaded when the game is opened. */
export { about } from './about';
export { default as Table } from './DraftosaurusTable.svelte';
export { words } from './words';
