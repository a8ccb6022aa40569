/** What this browser remembers; a browser that refuses to remember still plays. */
const PREFIX = 'twistosaur.';

export function recall<T>(key: string, otherwise: T, storage: () => Storage = () => localStorage): T {
  try {
    const text = storage().getItem(PREFIX + key);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise;
  }
}

export function remember(key: string, value: unknown, storage: () => Storage = () => localStorage): void {
  try {
    if (value === null || value === undefined) storage().removeItem(PREFIX + key);
    else storage().setItem(PREFIX + key, JSON.stringify(value));
  } catch {
    // full or forbidden: the page goes on without a memory
  }
}

export function keys(prefix: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX + prefix))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}

/** Seats of a table that this browser holds. */
export interface Keys {
  host: string | null;
  seats: { seat: number; token: string; name: string }[];
  game?: string;
  at?: number;
  /** A first game: tips come when something new happens. */
  tips?: boolean;
  /** Wins and points of this table and of those it is a rematch of, by seat. */
  series?: Series;
}

export interface Series {
  games: number;
  seats: { wins: number; points: number }[];
}

const noKeys = (): Keys => ({ host: null, seats: [] });

export const keysOf = (table: string): Keys => recall<Keys>(`table.${table}`, noKeys());

export function keep(table: string, change: (keys: Keys) => void): Keys {
  const own = keysOf(table);
  change(own);
  own.at = Date.now();
  remember(`table.${table}`, own);
  forgetOld();
  return own;
}

/** Tables not seen for long are let go, so that the memory does not grow for ever. */
function forgetOld() {
  const all = keys('table.');
  if (all.length <= 60) return;
  const aged = all.map((key) => ({ key, at: recall<Keys>(key, noKeys()).at ?? 0 })).sort((a, b) => a.at - b.at);
  for (const { key } of aged.slice(0, all.length - 60)) remember(key, null);
}

export const tablesKept = (): { table: string; keys: Keys }[] =>
  keys('table.')
    .map((key) => ({ table: key.slice('table.'.length), keys: recall<Keys>(key, noKeys()) }))
    .sort((a, b) => (b.keys.at ?? 0) - (a.keys.at ?? 0));
