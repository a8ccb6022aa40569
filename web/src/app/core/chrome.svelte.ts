/** What a page puts into the header beside the logo: at the table every row counts. */
import type { Snippet } from 'svelte';

export const chrome = $state<{ bar: Snippet | null; isSettingsOpen: boolean }>({ bar: null, isSettingsOpen: false });
