/**
 * What the player reads: the Fluent catalogues that Python reads too, loaded one by one.
 *
 * `await language('pl')` and `await need('boards')` load; `say(id, args)` speaks, and a component that
 * called it is drawn again when the language changes or a catalogue arrives.
 */
import { FluentBundle, FluentResource, type FluentValue, type FluentVariable } from '@fluent/bundle';
import { createSubscriber } from 'svelte/reactivity';
import { read, titles } from './catalogues';
import { LANGUAGES, type Language } from './languages';

export { LANGUAGES, type Language };
export type Args = Record<string, FluentVariable>;

export interface Say {
  (id: string, args?: Args): string;
  /** An attribute of a message, such as the short refusal of a clause: `say.attr('DS-12', 'why')`. */
  attr(id: string, attribute: string, args?: Args): string;
  has(id: string, attribute?: string): boolean;
  /** Why a move is refused, in one sentence: the short form of the clause, else the clause itself. */
  why(clause: string): string;
}

const sources = new Map<string, Promise<string>>();
/** Catalogues by the names of their files: these always, a game's own when the game is opened. */
const wanted = new Set(['table', 'app']);
let current: Language = 'en';

/** How a name begins that "de" is elided before; of names with h, those that French has of old. */
const MUTE = /^([aàâäæeéèêëiîïoôöœuùûü]|y(?![aàâeéèioôuy])|h[eéèêioôy])/i;
/** A French word that loses its vowel before another: "de Bruno", "d’Anna". */
export const elided =
  (word: string) =>
  ([name]: FluentValue[]) =>
    typeof name === 'string' ? `${MUTE.test(name) ? `${word.slice(0, -1)}’` : `${word} `}${name}` : '';
/** What the French catalogues call by these names; the same as `ELIDED` in Python. */
const functions = { DE: elided('de'), QUE: elided('que') };
const emptyBundle = (lang: Language) => new FluentBundle(lang, { functions, useIsolating: false });
let bundle = emptyBundle('en');

const listeners = new Set<() => void>();
const subscribe = createSubscriber((update) => {
  listeners.add(update);
  return () => listeners.delete(update);
});

function source(lang: Language, catalogue: string): Promise<string> {
  const name = `${lang}/${catalogue}`;
  let text = sources.get(name);
  if (!text) {
    text = read(lang, catalogue);
    text.catch(() => sources.delete(name)); // a lost connection must not be remembered
    sources.set(name, text);
  }
  return text;
}

async function rebuild(lang: Language): Promise<void> {
  const texts = await Promise.all([titles(lang), ...[...wanted].map((name) => source(lang, name))]);
  const next = emptyBundle(lang);
  for (const text of texts) next.addResource(new FluentResource(text), { allowOverrides: true });
  bundle = next;
  current = lang;
  if (typeof document !== 'undefined') document.documentElement.lang = lang;
  for (const update of listeners) update();
}

/** Load catalogues in the language in use. */
export async function need(...catalogues: string[]): Promise<void> {
  const missing = catalogues.filter((name) => !wanted.has(name));
  for (const name of missing) wanted.add(name);
  if (missing.length > 0 || !bundle.hasMessage('table-title')) await rebuild(current);
}

/** Switch the language; resolves when everything needed so far is there. */
export function language(lang: Language): Promise<void> {
  return rebuild(lang);
}

export function currentLanguage(): Language {
  subscribe();
  return current;
}

/** The best of our languages for this browser. */
export function browserLanguage(asked: readonly string[] = navigator.languages): Language {
  for (const tag of asked) {
    const lang = LANGUAGES.find((one) => tag.toLowerCase().startsWith(one));
    if (lang) return lang;
  }
  return 'en';
}

function format(id: string, attribute: string | null, args?: Args): string {
  subscribe();
  const message = bundle.getMessage(id);
  const pattern = attribute === null ? message?.value : message?.attributes[attribute];
  if (!pattern) return attribute === null ? id : `${id}.${attribute}`;
  return bundle.formatPattern(pattern, args ?? null, []).replace(/\s*\n\s*/g, ' ');
}

function has(id: string, attribute?: string): boolean {
  subscribe();
  const message = bundle.getMessage(id);
  return attribute === undefined ? message !== undefined : message?.attributes[attribute] !== undefined;
}

export const say: Say = Object.assign((id: string, args?: Args) => format(id, null, args), {
  attr: (id: string, attribute: string, args?: Args) => format(id, attribute, args),
  has,
  why: (clause: string) => (has(clause, 'why') ? format(clause, 'why') : format(clause, null)),
});
