/** Play on from a moment of a game that is over: a new table, one seat for the reader, bots on the others. */
import type { GameId } from '../../boards';
import { api, type Level } from './api';
import { guestName } from './begin';
import { router } from './router.svelte';
import { keep } from './store';
import type { Source } from './sources';

/** Seconds in which a choice against bots can still be taken back. */
const REVEAL_AFTER = 1.2;

export interface Moment {
  game: GameId;
  source: Source;
  /** Moves that have been made. */
  moves: number;
  seats: number;
}

export async function goOn({ game, source, moves, seats }: Moment, seat: number, level: Level): Promise<void> {
  const made = await api.create({
    game,
    go_on: { ...source, moves },
    seats: Array.from({ length: seats }, (_, k) => (k === seat ? { kind: 'open' as const } : { kind: 'bot' as const, level })),
    takeover: level,
    reveal_after: REVEAL_AFTER,
  });
  const { id } = made.table;
  const taken = await api.sit(id, guestName(), seat, made.host_token);
  keep(id, (keys) => {
    keys.host = made.host_token;
    keys.game = game;
    keys.seats = [{ seat: taken.seat, token: taken.token, name: guestName() }];
  });
  if (made.host_token) await api.start(id, made.host_token, null);
  router.go(`/t/${id}`);
}
