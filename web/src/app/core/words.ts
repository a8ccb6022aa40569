/** Names, lines of the log and errors, said in the reader's language. */
import type { Audience, Words } from '../../boards';
import { tell } from '../../boards/shared/words';
import { say } from '../../i18n';
import type { Player } from '../../protocol/to-client';
import type { Told } from './story.svelte';

export function nameOf(player: Player | undefined, own: number | null): string {
  if (!player) return '';
  if (player.seat === own) return say('table-you');
  return player.kind === 'open' ? numbered(player) : realName(player);
}

/** The name without "you": for hand-overs and score pads. Whoever gave none has a number, in the reader's language. */
export function realName(player: Player | undefined): string {
  if (!player) return '';
  if (player.kind === 'open') return say('app-seat-open');
  if (player.kind === 'bot') return say(`app-bot-${player.level ?? 'easy'}`);
  return player.name === null || player.name === '' ? numbered(player) : player.name;
}

const numbered = (player: Player) => say('table-player', { number: player.seat + 1 });

/** Names for a table: equal bots get a number. */
export function namesOf(players: readonly Player[], own: number | null): string[] {
  const plain = players.map((one) => nameOf(one, own));
  return plain.map((name, k) => {
    if (plain.filter((one) => one === name).length === 1) return name;
    return `${name} ${plain.slice(0, k + 1).filter((one) => one === name).length}`;
  });
}

/** One line of the log as a sentence; null if this page has no words for it. */
export function lineText(words: Words, line: Told, to: Audience): string | null {
  if (line.fact) return words.fact(line.fact, to);
  const { entry } = line;
  const seat = entry.seat ?? null;
  if (entry.kind === 'move') return words.did({ seat, move: entry.move ?? '' }, line.about, to);
  const id = entry.set_up ? 'app-log-set-up' : `app-log-${entry.kind}`;
  if (!say.has(id)) return null;
  const level = entry.level ? say(`app-bot-${entry.level}`) : '';
  return tell(id, to, seat, { level, reason: entry.reason ?? 'gone' });
}

/** A sentence with the name at its beginning apart, so that it can be set in bold. */
export function withName(text: string, names: readonly string[]): { who: string; rest: string } {
  const found = names.filter((name) => name && text.startsWith(`${name} `)).sort((a, b) => b.length - a.length);
  const who = found[0] ?? '';
  return { who, rest: text.slice(who.length) };
}

/** Time that is left, short enough for a chip: 0:45, 12:30, 5 h, 3 d. */
export function timeText(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= 48 * 3600) return say('app-time-days', { count: Math.floor(whole / 86_400) });
  if (whole >= 3600) return say('app-time-hours', { count: Math.floor(whole / 3600) });
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

export function errorText(code: string): string {
  return say.has(`app-error-${code}`) ? say(`app-error-${code}`) : say('app-error-other');
}
