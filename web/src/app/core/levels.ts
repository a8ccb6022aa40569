/** Which bots there are to choose from: a game offers the strongest only where it has been shown to be stronger. */
import { GAMES, type GameId, type Level } from '../../protocol/games';

export const levelsOf = (game: GameId): readonly Level[] => GAMES[game].levels;

/** The level that somebody likes; where a game does not have it, the strongest that it has. The wish itself is kept. */
export function levelFor(game: GameId, wished: Level): Level {
  const offered = levelsOf(game);
  return offered.includes(wished) ? wished : (offered.at(-1) ?? wished);
}
