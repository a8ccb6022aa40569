/** Structured things said in the reader's language. */
import { say } from '../../i18n';
import type { Player } from '../../protocol/to-client';
import type { Fact } from './facts';
import type { Told } from './story.svelte';

export function nameOf(player: Player | undefined, own: number | null): string {
  if (!player) return '';
  if (player.seat === own) return say('table-you');
  return realName(player);
}

/** The name without "you": for hand-overs and score pads. */
export function realName(player: Player | undefined): string {
  if (!player) return '';
  if (player.kind === 'open') return say('app-seat-open');
  if (player.kind === 'bot') return say(`app-bot-${player.level ?? 'easy'}`);
  return (player.name ?? '') || say('table-player', { number: player.seat + 1 });
}

/** Names for a table: equal bots get a number. */
export function namesOf(players: readonly Player[], own: number | null): string[] {
  const plain = players.map((one) => nameOf(one, own));
  return plain.map((name, k) => {
    if (plain.filter((one) => one === name).length === 1) return name;
    return `${name} ${plain.slice(0, k + 1).filter((one) => one === name).length}`;
  });
}

const LETTERS: Record<string, string> = { A: 'aqua', C: 'carni', H: 'herbi', V: 'voli' };

export function cardName(card: string): string {
  const species = LETTERS[card[0] ?? ''];
  return species ? `${say(`dino-twist-species-${species}`)} ${card.slice(1)}` : card;
}

export function list(items: string[]): string {
  return items.join(', ');
}

function place(id: string): string {
  const [pen = '', slot] = id.split('.');
  const name = say(`draftosaurus-pen-${pen}`);
  return slot ? `${name} (${say(`draftosaurus-slot-${slot}`)})` : name;
}

/** A move as a line of the log, or as a choice in a list. */
export function moveText(game: string, move: string, memory: string | null = null): string {
  const [verb = '', ...rest] = move.split(' ');
  const what = rest.join(' ');
  const id = `${game}-move-${verb}`;
  if (game === 'draftosaurus') {
    const species = (name: string | null) => (name ? say(`draftosaurus-species-${name}`) : '?');
    if (verb === 'pick' || verb === 'discard') return say(id, { species: species(what) });
    if (verb === 'place' || verb === 'move') return say(id, { species: species(memory), pen: place(what) });
    return say(id);
  }
  if (game === 'dino-twist') {
    if (verb === 'newborns' && what === '-') return say('dino-twist-move-newborns-none');
    if (verb === 'target' || verb === 'settle') return say(id, { territory: say(`dino-twist-territory-${what}`) });
    return say(id, { cards: list(rest.map(cardName)) });
  }
  return what ? say(id, { cell: what }) : say(id);
}

const TO_YOU: Partial<Record<Fact['kind'], string>> = {
  die: 'app-say-die-you',
  cancelled: 'app-say-cancelled-you',
  captured: 'app-say-captured-you',
  bonus: 'app-say-bonus-you',
  takes: 'app-say-takes-you',
  steals: 'app-say-steals-you',
  secures: 'app-say-secures-you',
};

/** A fact in words; those of the reader's own seat are told to "you". */
export function factText(game: string, fact: Fact, names: readonly string[], own: number | null = null): string {
  const name = fact.seat === undefined ? '' : (names[fact.seat] ?? '');
  const what = fact.what ?? '';
  const other = fact.other === undefined ? '' : (names[fact.other] ?? '');
  const lands = list((fact.lands ?? []).map((land) => say(`dino-twist-territory-${land}`)));
  const toYou = fact.seat !== undefined && fact.seat === own ? TO_YOU[fact.kind] : undefined;
  if (toYou) {
    return say(toYou, {
      other,
      territory: lands,
      count: fact.count ?? 0,
      face: fact.kind === 'die' ? say(`draftosaurus-die-${what}`) : '',
      card: fact.kind === 'captured' ? cardName(what) : '',
      colour: fact.kind === 'takes' || fact.kind === 'steals' ? say(`twisty-colour-${what}`) : '',
    });
  }
  switch (fact.kind) {
    case 'die':
      return say('app-say-die', { name, face: say(`draftosaurus-die-${what}`) });
    case 'round':
      return say('table-round', { round: fact.count ?? 0 });
    case 'event':
      return lands
        ? say('app-say-event-lands', { event: say(`dino-twist-event-${what}`), lands })
        : say('app-say-event', {
            event: say(`dino-twist-event-${what}`),
            effect: say.attr(`dino-twist-event-${what}`, 'effect'),
          });
    case 'cancelled':
      return say('app-say-cancelled', { name, count: fact.count ?? 0 });
    case 'captured':
      return say('app-say-captured', { name, card: cardName(what), territory: lands });
    case 'bonus':
      return say('app-say-bonus', { name, count: fact.count ?? 0 });
    case 'takes':
      return say('twisty-say-takes', { name, colour: say(`twisty-colour-${what}`) });
    case 'steals':
      if (fact.other === own) return say('app-say-steals-yours', { name, colour: say(`twisty-colour-${what}`) });
      return say('twisty-say-steals', { name, other, colour: say(`twisty-colour-${what}`) });
    case 'secures':
      return say('twisty-say-secures', { name, count: fact.count ?? 0 });
  }
}

/** One line of the log: who, and what. */
export function lineText(
  game: string,
  line: Told,
  names: readonly string[],
  own: number | null = null,
): { who: string | null; text: string } {
  if (line.fact) return { who: null, text: factText(game, line.fact, names, own) };
  const entry = line.entry;
  if (!entry) return { who: null, text: '' };
  const name = typeof entry.seat === 'number' ? (names[entry.seat] ?? '') : '';
  if (entry.kind === 'move')
    return { who: own !== null && entry.seat === own ? say('table-you') : name, text: moveText(game, entry.move ?? '', line.memory) };
  const id = `app-log-${entry.kind}`;
  if (!say.has(id)) return { who: name || null, text: entry.kind };
  const level = entry.level ? say(`app-bot-${entry.level}`) : '';
  return { who: null, text: say(id, { name, level, reason: entry.reason ?? 'none' }) };
}

export function sourceText(game: string, source: string): string {
  for (const id of [`${game}-source-${source}`, `${game}-pen-${source}`, `${game}-territory-${source}`]) if (say.has(id)) return say(id);
  return source;
}

export function errorText(code: string): string {
  return say.has(`app-error-${code}`) ? say(`app-error-${code}`) : say('app-error-other');
}
