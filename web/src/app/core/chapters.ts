/** Where the rounds of a replay begin, or the laps of a game that has none. */
import type { AnyView } from '../../boards';

export interface Chapter {
  at: number;
  kind: 'round' | 'turn';
  number: number;
}

const count = (view: AnyView, field: string): number | null => {
  const found = (view as unknown as Record<string, unknown>)[field];
  return typeof found === 'number' ? found : null;
};

export function chaptersOf(views: readonly AnyView[]): Chapter[] {
  const out: Chapter[] = [];
  let last: string | null = null;
  views.forEach((view, at) => {
    const round = count(view, 'round');
    const lap = Math.floor((count(view, 'turns') ?? 0) / (count(view, 'seats') ?? 1)) + 1;
    const chapter: Chapter = round === null ? { at, kind: 'turn', number: lap } : { at, kind: 'round', number: round };
    const key = `${'board' in view ? view.board : ''} ${chapter.number}`;
    if (key !== last) out.push(chapter);
    last = key;
  });
  return out;
}
