/** What is loaded when the game is opened. */
export { default as Table } from './DraftosaurusTable.svelte';
export { words } from './words';
