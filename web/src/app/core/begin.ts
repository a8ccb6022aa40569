/** From a wish to a table: create, sit down, start. */
import type { GameId } from '../../boards';
import { api, ApiError, type CreateBody, type Level, type SeatBody } from './api';
import { levelFor } from './levels';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { keep } from './store';

/** How a seat is to be filled: by somebody at this browser, by whoever comes, or by a bot. */
export type SeatPlan = { kind: 'here'; name: string } | { kind: 'open' } | { kind: 'bot'; level: Level };

export interface Wish {
  game: GameId;
  options: Record<string, unknown>;
  seats: SeatPlan[];
  listed: boolean;
  /** The lobby shows the running game to onlookers. */
  watch: boolean;
  /** Among people, too, a last turn may be taken back. */
  undo: boolean;
  /** Players may ask what a bot would do; null: against bots alone. */
  hints: boolean | null;
  /** Over days: nobody is taken for gone, and there is no clock. */
  pace?: NonNullable<CreateBody['pace']>;
  clock: NonNullable<CreateBody['clock']>;
  /** It is a first game, with tips. */
  tips?: boolean;
}

/** Seconds in which a choice against bots can still be taken back. */
const REVEAL_AFTER = 1.2;

/** Empty for those who gave none: everybody reads a number in their own language instead. */
export const guestName = () => settings.name.trim();

/** A table by its plan; with nobody to wait for it begins at once. */
export async function begin(wish: Wish): Promise<void> {
  const seats = wish.seats.map((seat): SeatBody => (seat.kind === 'bot' ? seat : { kind: 'open' }));
  const made = await api.create({
    game: wish.game,
    options: wish.options,
    seats,
    listed: wish.listed,
    watch: wish.watch,
    undo: wish.undo,
    hints: wish.hints,
    takeover: levelFor(wish.game, settings.level),
    pace: wish.pace ?? 'live',
    clock: wish.clock,
    reveal_after: REVEAL_AFTER,
  });
  const id = made.table.id;
  keep(id, (keys) => {
    keys.host = made.host_token;
    keys.game = wish.game;
    if (wish.tips) keys.tips = true;
  });
  let token = made.host_token;
  for (const [seat, plan] of wish.seats.entries()) {
    if (plan.kind !== 'here') continue;
    const taken = await api.sit(id, plan.name, seat, token);
    token = null; // the host sits once
    keep(id, (keys) => keys.seats.push({ seat: taken.seat, token: taken.token, name: plan.name }));
  }
  if (made.host_token && wish.seats.every((seat) => seat.kind !== 'open')) await api.start(id, made.host_token, null);
  router.go(`/t/${id}`);
}

/** A seat where somebody waits, or at a new table; whoever was slower than the promise of it tries once more. */
export async function quick(game: GameId): Promise<void> {
  for (let tries = 2; ; tries -= 1) {
    const found = await api.match({ game });
    const { id } = found.table;
    try {
      const taken = await api.sit(id, guestName(), null, found.ticket);
      keep(id, (keys) => {
        keys.host = found.host_token;
        keys.game = game;
        keys.seats.push({ seat: taken.seat, token: taken.token, name: guestName() });
      });
      router.go(`/t/${id}`);
      return;
    } catch (error) {
      if (tries === 1 || !(error instanceof ApiError) || !['full', 'started', 'closed'].includes(error.code)) throw error;
    }
  }
}

/** The same company once more; the other people find the new table by themselves. */
export async function again(table: string, own: { seat: number; token: string; name: string }[], game: GameId, onlyBots: boolean) {
  const [first] = own;
  if (!first) return; // who only watched has no company
  const made = await api.rematch(table, first.token);
  const id = made.table.id;
  keep(id, (keys) => {
    keys.host ??= made.host_token ?? null;
    keys.game = game;
  });
  await sitAgain(id, own);
  if (onlyBots && made.host_token) await api.start(id, made.host_token, levelFor(game, settings.level));
  router.go(`/t/${id}`);
}

export async function sitAgain(id: string, own: { seat: number; token: string; name: string }[]) {
  for (const one of own) {
    const taken = await api.sit(id, one.name, null, one.token);
    keep(id, (keys) => {
      keys.seats = [...keys.seats.filter((other) => other.seat !== taken.seat), { seat: taken.seat, token: taken.token, name: one.name }];
    });
  }
}
