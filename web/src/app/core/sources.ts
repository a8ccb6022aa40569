/** A game that is over, wherever it comes from: a table of this server, or a record that somebody has opened. */
import type { AnyView } from '../../boards';
import type { AnalysisReply, AskedAgain, SeenDecisions } from '../../protocol/http';
import { call } from './api';

export type RecordData = Record<string, unknown>;
export type Source = { table: string } | { record: RecordData };
export type { AnalysisReply, AskedAgain };

const path = (source: Source, rest: string) => ('table' in source ? `/api/tables/${source.table}/${rest}` : `/api/${rest}`);

/** Have it analysed; what is there already, or under way, is not begun again. */
export function analyse(source: Source, hindsight: boolean, token: string | null): Promise<AnalysisReply> {
  const body = 'table' in source ? { hindsight } : { hindsight, record: source.record };
  return call('POST', path(source, 'analysis'), body, token);
}

export const lookAt = (job: string): Promise<AnalysisReply> => call('GET', `/api/analysis/${job}`);

/** What the player of each decision saw, whole; with hindsight, what was true. */
export async function viewsOf(source: Source, hindsight: boolean): Promise<AnyView[]> {
  const { decisions } = await ('table' in source
    ? call<SeenDecisions>('GET', path(source, `decisions?hindsight=${String(hindsight)}`))
    : call<SeenDecisions>('POST', path(source, 'decisions'), { record: source.record, hindsight }));
  let now = {} as AnyView;
  return decisions.map(({ view }) => (now = { ...now, ...view }));
}

/** One decision, as it was asked for. */
export const askAgain = (source: Source, index: number): Promise<AskedAgain> =>
  'table' in source
    ? call('GET', path(source, `decisions/${String(index)}`))
    : call('POST', path(source, `decisions/${String(index)}`), { record: source.record });

// ---------------------------------------------------------------------------------------------- the record that is open

const KEPT = 'twistosaur.opened';
let opened: RecordData | null = null;

/** The record that was opened in this tab last; a reload keeps it, if the browser does. */
export function openedRecord(): RecordData | null {
  if (opened) return opened;
  try {
    opened = JSON.parse(sessionStorage.getItem(KEPT) ?? 'null') as RecordData | null;
  } catch {
    opened = null;
  }
  return opened;
}

export function keepOpened(record: RecordData): void {
  opened = record;
  try {
    sessionStorage.setItem(KEPT, JSON.stringify(record));
  } catch {
    // too long, or forbidden: it is there until the tab is loaded anew
  }
}
