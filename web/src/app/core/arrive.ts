/**
 * A personal link brings a seat along: `/t/TABLE#seat=TOKEN`, with `&host=TOKEN` if it was the host's. This device draws
 * a new token and asks the server to change the lock, so the link works once and the old device only watches. The new
 * token is remembered before it is asked for: when the answer is lost, the same question gives the same answer.
 */
import { api, ApiError } from './api';
import { keep, keysOf, recall, remember } from './store';

interface Coming {
  token: string;
  next: string;
  host: string | null;
}

export function linkTo(table: string, token: string, host: string | null): string {
  return `${location.origin}/t/${table}#${new URLSearchParams({ seat: token, ...(host ? { host } : {}) })}`;
}

const draw = () => [...crypto.getRandomValues(new Uint8Array(24))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The code of what went wrong, or null. Afterwards the seat is among the keys of this browser. */
export async function arrive(table: string, hash: string): Promise<string | null> {
  const parts = new URLSearchParams(hash.slice(1));
  const token = parts.get('seat');
  const key = `coming.${table}`;
  let coming = recall<Coming | null>(key, null);
  if (token && coming?.token !== token) {
    if (keysOf(table).seats.some((one) => one.token === token)) return null;
    coming = { token, next: draw(), host: parts.get('host') };
    remember(key, coming);
  }
  if (!coming) return null;
  try {
    const moved = await api.move(table, coming.token, coming.next, coming.host);
    keep(table, (keys) => {
      keys.seats = [{ seat: moved.seat, token: moved.token, name: '' }, ...keys.seats.filter((one) => one.seat !== moved.seat)];
      if (moved.host_token) keys.host = moved.host_token;
    });
    remember(key, null);
    return null;
  } catch (error) {
    const code = error instanceof ApiError ? error.code : 'other';
    if (code !== 'offline' && code !== 'too-many') remember(key, null);
    return code;
  }
}
