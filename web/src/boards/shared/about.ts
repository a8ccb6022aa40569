/** What is the same in every game when something is asked about. */
import { say } from '../../i18n';
import type { Moment, Topic } from '../board';

/** A player's points, source by source. */
export function scoreTopic(seat: number, { view, names }: Moment, clause: string): Topic {
  const title = seat === view.seat ? say('table-you') : (names[seat] ?? '');
  return { title, text: say('boards-about-score'), clause, seat, sources: 'all' };
}
