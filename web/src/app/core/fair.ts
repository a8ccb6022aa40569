/** Is a game's chance what was promised? All that can be computed from its record, and what this device noted before. */
import { bytes, hex, hmac, sha256 } from './sha256';
import { recall, remember } from './store';

/** As it stands in a record. */
export interface Chance {
  commitment: string;
  secret: string;
  contributions: (string | null)[];
}

/** What this device saw and drew when it sat down: nobody can change it afterwards. */
export interface Noted {
  commitment: string;
  /** By seat. */
  drawn: Record<string, string>;
}

export const notedOf = (table: string): Noted | null => recall<Noted | null>(`fair.${table}`, null);

export function note(table: string, commitment: string, seat: number, drawn: string): void {
  const before = notedOf(table);
  remember(`fair.${table}`, { commitment: before?.commitment ?? commitment, drawn: { ...before?.drawn, [seat]: drawn } });
}

export const fingerprint = (secret: string) => hex(sha256(bytes(secret)));

/** Word n of chance: the first 8 bytes of HMAC-SHA256(secret, contributions in the order of the seats || n as 8 bytes). */
export function word({ secret, contributions }: Chance, n: number): bigint {
  const number = n.toString(16).padStart(16, '0');
  const mixed = bytes(contributions.filter((one) => one !== null).join('') + number);
  return BigInt(`0x${hex(hmac(bytes(secret), mixed).slice(0, 8))}`);
}

/** The same between 0 and 1: where on a wheel of fortune it stops. */
export const share = (drawn: bigint) => Number(drawn >> 11n) / 2 ** 53;
