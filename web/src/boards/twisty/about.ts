/** What the things of Twisty are: whatever lies on a cell, a token, a row. */
import { say } from '../../i18n';
import type { TwistyView } from '../../protocol/views';
import type { Moment, Topic } from '../board';
import { CENTRE, isColour, isCorner } from './pieces';

const TOKENS: Record<string, string> = { orthogonal: 'TW-9', diagonal: 'TW-9', jump: 'TW-10', teleport: 'TW-11', secure: 'TW-12' };

function tokenTopic(token: string): Topic {
  if (isColour(token)) {
    const title = say('twisty-table-cube', { colour: say(`twisty-colour-${token}`) });
    return { title, text: say('twisty-about-cube'), clause: 'TW-8' };
  }
  return { title: say(`twisty-token-${token}`), text: say(`twisty-table-about-${token}`), clause: TOKENS[token] ?? 'TW-6' };
}

function cellTopic(cell: string, view: TwistyView): Topic {
  const token = view.cells[cell];
  if (token) return tokenTopic(token);
  if (cell === CENTRE) return { title: say('twisty-table-centre'), text: say('twisty-about-centre'), clause: 'TW-18' };
  if (isCorner(cell)) return { title: say('twisty-table-corner'), text: say('twisty-about-corner'), clause: 'TW-7' };
  return { title: say('boards-empty'), text: say('twisty-about-empty'), clause: 'TW-7' };
}

export function about(subject: string, { view, names }: Moment<TwistyView>): Topic | null {
  const [kind = '', what = ''] = subject.split(':');
  if (kind === 'cell') return cellTopic(what, view);
  if (kind === 'token') return tokenTopic(what);
  if (kind !== 'row') return null;
  const seat = Number(what);
  const title = seat === view.seat ? say('table-you') : (names[seat] ?? '');
  return { title, text: say('twisty-about-row'), clause: 'TW-3', seat, sources: 'all' };
}
