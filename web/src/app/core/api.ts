/** HTTP: everything before and after the game, and what may be asked during it. */
import type { Language } from '../../i18n';
import type {
  AnalysisReply,
  Checked,
  CreateBody,
  Created,
  ErrorReply,
  Forgotten,
  Here,
  Hint,
  Lobby,
  LobbyTable,
  MatchBody,
  Matched,
  Replay,
  Scored,
  SeatBody,
  Seated,
  TableReply,
  Transferred,
  Warnings,
  Worth,
} from '../../protocol/http';
import { note } from './fair';

export type { CreateBody, Lobby, LobbyTable, Replay, Scored, SeatBody };
export type TableInfo = TableReply;
export type Level = NonNullable<CreateBody['takeover']>;

/** A refusal of the server; `code` is one of docs/protocol.md, or `offline`. */
export class ApiError extends Error {
  code: string;
  /** The rule that forbids it, if one does. */
  clause: string | null;
  constructor(code: string, message: string, clause: string | null = null) {
    super(message);
    this.code = code;
    this.clause = clause;
  }
}

export async function call<T>(method: string, path: string, body?: unknown, token?: string | null): Promise<T> {
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (body !== undefined) headers['Content-Type'] = 'application/json';
  if (token) headers.Authorization = `Bearer ${token}`;
  let answer: Response;
  try {
    answer = await fetch(path, { method, headers, body: body === undefined ? null : JSON.stringify(body) });
  } catch {
    throw new ApiError('offline', 'no connection');
  }
  const data: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  if (!answer.ok) {
    const error = (data as Partial<ErrorReply> | null)?.error;
    const code = error?.code ?? (answer.status >= 500 ? 'offline' : 'bad-request');
    throw new ApiError(code, error?.message ?? answer.statusText, error?.clause ?? null);
  }
  return data as T;
}

/** 16 random bytes, drawn after the commitment of the table was seen. */
export function contribution(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

export const api = {
  create: (ask: CreateBody) => call<Created>('POST', '/api/tables', ask),
  here: () => call<Here>('GET', '/api/here'),
  check: (game: string, options: Record<string, unknown>) => call<Checked>('POST', '/api/options', { game, options }),
  score: (table: Record<string, unknown>, language: string) => call<Scored>('POST', `/api/score?language=${language}`, table),
  lobby: () => call<Lobby>('GET', '/api/tables'),
  match: (ask: MatchBody) => call<Matched>('POST', '/api/match', ask),
  table: (id: string) => call<TableInfo>('GET', `/api/tables/${id}`),
  hint: (id: string, seat: number, token: string, language: Language) =>
    call<Hint>('POST', `/api/tables/${id}/seats/${String(seat)}/hint`, { language }, token),
  warnings: (id: string, seat: number, token: string, language: Language) =>
    call<Warnings>('POST', `/api/tables/${id}/seats/${String(seat)}/warnings`, { language }, token),
  sit: async (id: string, name: string, seat: number | null, token?: string | null) => {
    const drawn = contribution();
    const ask = { name, ...(seat === null ? {} : { seat }), contribution: drawn };
    const taken = await call<Seated>('POST', `/api/tables/${id}/seats`, ask, token);
    note(id, taken.table.commitment, taken.seat, drawn);
    return taken;
  },
  analysis: (id: string) => call<AnalysisReply>('GET', `/api/tables/${id}/analysis`),
  worth: (id: string, seat: number, token: string, moves: readonly string[]) =>
    call<Worth>('POST', `/api/tables/${id}/seats/${String(seat)}/worth`, { moves }, token),
  leave: (id: string, seat: number, token: string) => call<TableInfo>('DELETE', `/api/tables/${id}/seats/${seat}`, undefined, token),
  fill: (id: string, token: string, level: Level, seat: number) =>
    call<TableInfo>('POST', `/api/tables/${id}/fill`, { level, seats: [seat] }, token),
  start: (id: string, token: string, fill: Level | null) => call<TableInfo>('POST', `/api/tables/${id}/start`, fill ? { fill } : {}, token),
  rematch: (id: string, token: string) => call<Created>('POST', `/api/tables/${id}/rematch`, {}, token),
  record: (id: string) => call<Record<string, unknown>>('GET', `/api/tables/${id}/record`),
  replay: (id: string) => call<Replay>('GET', `/api/tables/${id}/replay`),
  replayOf: (record: unknown) => call<Replay>('POST', '/api/replay', record),
  move: (id: string, token: string, next: string, host: string | null) =>
    call<Transferred>('POST', `/api/tables/${id}/move`, { next, host }, token),
  forget: (tokens: string[]) => call<Forgotten>('POST', '/api/forget', { tokens }),
};
