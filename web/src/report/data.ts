/** What `twistosaur.analysis.report` has written into the page. */
import type { Analysis } from '../analysis';
import type { Language } from '../languages';
import type { AnyView } from '../protocol/views';

interface Data {
  language: Language;
  /** Null for a seat of which no name is known. */
  names: (string | null)[];
  analysis: Analysis;
  /** What the player of each decision saw, as far as it differs from what the one before saw. */
  views: Partial<AnyView>[];
  /** By language, the messages that the page may need. */
  texts: Record<Language, string>;
}

export const data = JSON.parse(document.getElementById('data')?.textContent ?? '') as Data;

/** The views, whole. */
export function wholeViews(): AnyView[] {
  let now = {} as AnyView;
  return data.views.map((changed) => (now = { ...now, ...changed } as AnyView));
}
