/** What a table plays with, apart from the usual: as the server wants it, and in words for those who sit down. */
import { GAMES, type Chosen, type GameId } from '../../boards';
import { currentLanguage, say } from '../../i18n';
import type { Choice, Value } from '../../protocol/games';
import type { ClockRule } from '../../protocol/to-client';

/** The choices that make a difference with so many players. */
export const choicesFor = (game: GameId, seats: number): Choice[] =>
  GAMES[game].choices.filter((choice) => choice.seats.length === 0 || choice.seats.includes(seats));

/** What was chosen for one seat, or for the whole table. */
export function valueAt(choice: Choice, chosen: Chosen, seat?: number): Value {
  const value = chosen[choice.name];
  if (Array.isArray(value)) return value[seat ?? 0] ?? choice.usual;
  return value ?? choice.usual;
}

/** The same value for everybody, if it is the same. */
export function valueOfAll(choice: Choice, chosen: Chosen, seats: number): Value | null {
  const all = Array.from({ length: seats }, (_, seat) => valueAt(choice, chosen, seat));
  return all.every((value) => value === all[0]) ? (all[0] ?? null) : null;
}

/** What was chosen, for so many players: a seat that is not there any more is nobody's. */
export function optionsFor(game: GameId, chosen: Chosen, seats: number): Chosen {
  const out: Chosen = {};
  for (const choice of choicesFor(game, seats)) {
    const value = chosen[choice.name];
    if (value === undefined || (choice.kind === 'seat' && typeof value === 'number' && value >= seats)) continue;
    out[choice.name] = choice.perSeat ? Array.from({ length: seats }, (_, seat) => valueAt(choice, chosen, seat)) : value;
  }
  return out;
}

export const isUsual = (game: GameId, chosen: Chosen, seats: number) =>
  choicesFor(game, seats).every((choice) => valueOfAll(choice, optionsFor(game, chosen, seats), seats) === choice.usual);

// ---------------------------------------------------------------------------------------------- in words

export function valueText(game: GameId, choice: Choice, value: Value, names: readonly string[]): string {
  if (choice.kind === 'number') return String(value);
  if (choice.kind === 'seat') return typeof value === 'number' ? (names[value] ?? '') : say('setup-by-chance');
  return say(`${game}-choice-${choice.name}-${String(value)}`);
}

/** Every choice of a table that is not the usual one, the side of the board always. */
export function optionTexts(game: GameId, options: Record<string, unknown>, names: readonly string[]): string[] {
  const chosen = options as Chosen;
  return choicesFor(game, names.length).flatMap((choice, k) => {
    const name = say(`${game}-choice-${choice.name}`);
    const whole = valueOfAll(choice, chosen, names.length);
    if (whole === null) {
      const each = names.map((who, seat) =>
        say('setup-value', { name: who, value: valueText(game, choice, valueAt(choice, chosen, seat), names) }),
      );
      return [say('setup-value', { name, value: each.join('; ') })];
    }
    const isMain = choice.offered && k === choicesFor(game, names.length).findIndex((one) => one.offered);
    if (whole === choice.usual && !isMain) return [];
    return [say('setup-value', { name, value: valueText(game, choice, whole, names) })];
  });
}

/** A length of time in the largest unit that fits: "10 minutes". */
export function lengthText(seconds: number): string {
  const [unit, size] =
    seconds % 3600 === 0 ? (['hour', 3600] as const) : seconds % 60 === 0 ? (['minute', 60] as const) : (['second', 1] as const);
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit, unitDisplay: 'long' }).format(seconds / size);
}

export function clockText(clock: ClockRule): string {
  return clock.mode === undefined || clock.mode === 'none'
    ? say('setup-clock-none')
    : say(`setup-clock-${clock.mode}`, { time: lengthText(clock.seconds ?? 0) });
}
