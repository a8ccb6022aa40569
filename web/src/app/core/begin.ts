/** From a wish to a table: create, sit down, start. */
import { BOARDS, type Chosen, type GameId } from '../../boards';
import { api, type CreateBody, type Level, type SeatBody } from './api';
import { router } from './router.svelte';
import { settings } from './settings.svelte';
import { keep } from './store';

export interface Wish {
  game: GameId;
  options: Chosen;
  /** Everybody at this browser: one name for each, empty for those who gave none. */
  people: string[];
  /** Seats left open for guests by link. */
  open: number;
  bots: number;
  level: Level;
  listed: boolean;
  clock: CreateBody['clock'];
  /** Play at once, or wait for the guests. */
  atOnce: boolean;
}

/** Empty for those who gave none: everybody reads a number in their own language instead. */
export const guestName = () => settings.name.trim();

export async function begin(wish: Wish): Promise<void> {
  const open: SeatBody[] = Array.from({ length: wish.people.length + wish.open }, () => ({ kind: 'open' }));
  const bots: SeatBody[] = Array.from({ length: wish.bots }, () => ({ kind: 'bot', level: wish.level }));
  const seats = [...open, ...bots];
  const made = await api.create({
    game: wish.game,
    options: BOARDS[wish.game].options?.(wish.options, seats.length) ?? wish.options,
    seats,
    listed: wish.listed,
    takeover: wish.level,
    ...(wish.clock ? { clock: wish.clock } : {}),
  });
  const id = made.table.id;
  keep(id, (keys) => {
    keys.host = made.host_token;
    keys.game = wish.game;
  });
  for (const [seat, name] of wish.people.entries()) {
    const taken = await api.sit(id, name, seat, seat === 0 ? made.host_token : null);
    keep(id, (keys) => keys.seats.push({ seat: taken.seat, token: taken.token, name }));
  }
  if (wish.atOnce && made.host_token) await api.start(id, made.host_token, null);
  router.go(`/t/${id}`);
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
  if (onlyBots && made.host_token) await api.start(id, made.host_token, settings.level);
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
