/** What is printed in somebody's box: corrected tables, kept on this device and shared as a link or a file. */
import { GAMES, isGame, type GameId } from '../../boards';
import { say } from '../../i18n';
import type { BoxTable, Value } from '../../protocol/games';
import { recall, remember } from './store';

export type Counts = Record<string, number>;
/** How many of each, or which of them. */
export type Content = Counts | Value[];
/** The corrected tables of a game by name, as its options take them. */
export type Box = Record<string, Content>;

export const tablesOf = (game: GameId): BoxTable[] => GAMES[game].box;
export const boxOf = (game: GameId): Box | null => recall<Box | null>(`box.${game}`, null);

/** Keep what differs from what is assumed; a box without differences needs no memory. */
export function keepBox(game: GameId, box: Box): Box | null {
  const own = corrections(game, box);
  const kept = Object.keys(own).length > 0 ? own : null;
  remember(`box.${game}`, kept);
  return kept;
}

/** The tables of a box that are not as assumed. */
export function corrections(game: GameId, options: Record<string, unknown>): Box {
  const out: Box = {};
  for (const table of tablesOf(game)) {
    const given = contentOf(table, options[table.name]);
    if (given && !same(given, table.usual)) out[table.name] = given;
  }
  return out;
}

/** A table as somebody gave it: options of a table that is set up list every card. Null if it is something else. */
export function contentOf(table: BoxTable, given: unknown): Content | null {
  if (table.kind === 'set') return Array.isArray(given) ? table.items.filter((item) => given.includes(item)) : null;
  const counts: Counts = {};
  if (Array.isArray(given)) {
    for (const card of given) if (typeof card === 'string') counts[card] = (counts[card] ?? 0) + 1;
  } else if (typeof given === 'object' && given !== null) {
    for (const [card, many] of Object.entries(given)) if (typeof many === 'number') counts[card] = many;
  } else return null;
  return counts;
}

export function total(content: Content): number {
  return Array.isArray(content) ? content.length : Object.values(content).reduce((sum, many) => sum + many, 0);
}

function same(one: Content, other: Content): boolean {
  if (Array.isArray(one)) return Array.isArray(other) && one.length === other.length && one.every((item) => other.includes(item));
  if (Array.isArray(other)) return false;
  return [...Object.keys(one), ...Object.keys(other)].every((card) => (one[card] ?? 0) === (other[card] ?? 0));
}

// ---------------------------------------------------------------------------------------------- in words

/** A card, a token or a strength by its name; a card of several kinds with its parts. */
export function itemText(game: GameId, table: BoxTable, item: Value): string {
  if (typeof item !== 'string') return String(item);
  const [first = '', ...parts] = item.split(' ');
  const name = say(`${game}-box-${table.name}-${first}`);
  return parts.length === 0 ? name : say('setup-kind-of', { name, parts: parts.map((part) => partText(game, part)).join(', ') });
}

export const partText = (game: GameId, part: string) => say(`${game}-box-part-${part}`);

/** What is different in a corrected box, for those who sit down at its table. */
export function correctionTexts(game: GameId, options: Record<string, unknown>): string[] {
  const box = corrections(game, options);
  return tablesOf(game).flatMap((table) => {
    const content = box[table.name];
    const name = say(`${game}-choice-${table.name}`);
    if (!content) return [];
    if (Array.isArray(content) || Array.isArray(table.usual)) {
      const list = (items: Content) => (Array.isArray(items) && items.length > 0 ? items.join(', ') : '0');
      return [say('setup-instead', { name, now: list(content), usual: list(table.usual) })];
    }
    const usual = table.usual;
    return [...new Set([...Object.keys(usual), ...Object.keys(content)])]
      .filter((card) => (usual[card] ?? 0) !== (content[card] ?? 0))
      .map((card) => say('setup-instead', { name: itemText(game, table, card), now: content[card] ?? 0, usual: usual[card] ?? 0 }));
  });
}

// ---------------------------------------------------------------------------------------------- sharing

/** A box as it goes into a file, and packed into a link. */
export interface SharedBox {
  twistosaur: 'box';
  game: GameId;
  options: Box;
}
const LONGEST = 20_000;

export const shared = (game: GameId, box: Box): SharedBox => ({ twistosaur: 'box', game, options: corrections(game, box) });

export function linkToBox(game: GameId, box: Box): string {
  const bytes = new TextEncoder().encode(JSON.stringify(shared(game, box).options));
  const packed = btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '');
  return `${location.origin}/box/${game}#${packed}`;
}

/** The box in a link's end; null if it is none. */
export function unpackBox(game: GameId, packed: string): Box | null {
  try {
    const bytes = Uint8Array.from(atob(packed.replace(/-/g, '+').replace(/_/g, '/')), (letter) => letter.charCodeAt(0));
    return readable(game, JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)));
  } catch {
    return null;
  }
}

/** The box in the text of a file, or in a link that was pasted; null if it is none. */
export function readBox(text: string): SharedBox | null {
  if (text.length > LONGEST) return null;
  const [, asked, packed] = /\/box\/([a-z-]+)#([\w-]+)\s*$/.exec(text) ?? [];
  if (packed && isGame(asked)) {
    const options = unpackBox(asked, packed);
    return options && { twistosaur: 'box', game: asked, options };
  }
  try {
    const data = JSON.parse(text) as Partial<SharedBox> | null;
    if (data?.twistosaur !== 'box' || !isGame(data.game)) return null;
    const options = readable(data.game, data.options);
    return options && { twistosaur: 'box', game: data.game, options };
  } catch {
    return null;
  }
}

/** Tables of this game and nothing else; whether their numbers can be is for the rules to say. */
function readable(game: GameId, data: unknown): Box | null {
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return null;
  const out: Box = {};
  for (const [name, given] of Object.entries(data)) {
    const table = tablesOf(game).find((one) => one.name === name);
    const content = table && contentOf(table, given);
    if (!table || !content || !isKnown(table, content)) return null;
    out[name] = content;
  }
  return out;
}

function isKnown(table: BoxTable, content: Content): boolean {
  if (Array.isArray(content)) return true;
  return Object.entries(content).every(([card, many]) => {
    const [first = '', ...parts] = card.split(' ');
    const isPart = first === table.parted ? parts.length > 0 : parts.length === 0;
    return (
      table.items.includes(first) && isPart && parts.every((part) => table.parts.includes(part)) && Number.isInteger(many) && many >= 0
    );
  });
}
