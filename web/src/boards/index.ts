/** The boards, each loaded when it is needed. */
import type { Component } from 'svelte';
import { need } from '../i18n';
import type { AnyView, TableProps } from './types';

export type * from './types';
export type GameId = 'draftosaurus' | 'dino-twist' | 'twisty';
export const GAMES: readonly GameId[] = ['draftosaurus', 'dino-twist', 'twisty'];

const loaders: Record<GameId, () => Promise<{ default: unknown }>> = {
  draftosaurus: () => import('./draftosaurus/DraftosaurusTable.svelte'),
  'dino-twist': () => import('./dinotwist/DinoTwistTable.svelte'),
  twisty: () => import('./twisty/TwistyTable.svelte'),
};

/** The table of a game with its words; give it views of that game only. */
export async function loadTable(game: GameId): Promise<Component<TableProps<AnyView>>> {
  const [module] = await Promise.all([loaders[game](), need('boards', game)]);
  return module.default as Component<TableProps<AnyView>>;
}
