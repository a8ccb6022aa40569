/** The list of the boards. A new game is a folder beside this file and a line in `BOARDS`. */
import { need } from '../i18n';
import { GAMES, type GameId } from '../protocol/games';
import type { Board, Opened } from './board';
import { dinoTwist } from './dino-twist';
import { draftosaurus } from './draftosaurus';
import { twisty } from './twisty';

export { GAMES, type GameId };
export type * from './board';
export type { AnyView } from '../protocol/views';

export const BOARDS: Record<GameId, Board> = { draftosaurus, 'dino-twist': dinoTwist, twisty };

export const GAME_IDS = Object.keys(GAMES) as [GameId, ...GameId[]];
export const isGame = (id: string | undefined): id is GameId => id !== undefined && id in GAMES;

/** The game whose rules hold a clause: its id begins with the game's letters. */
export function gameOfClause(clause: string): GameId | null {
  return GAME_IDS.find((id) => clause.startsWith(`${GAMES[id].prefix}-`)) ?? null;
}

/** The table of a game and its words, ready to speak; give it views of that game only. */
export async function open(game: GameId): Promise<Opened> {
  const [opened] = await Promise.all([BOARDS[game].open(), need('boards', game)]);
  return opened as unknown as Opened;
}
