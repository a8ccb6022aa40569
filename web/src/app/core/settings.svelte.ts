/** How this person likes it: language, theme, sound, motion, how to be called, name. */
import { browserLanguage, language, LANGUAGES, type Language } from '../../i18n';
import type { Level } from './api';
import { recall, remember } from './store';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

function firstLanguage(): Language {
  const asked = new URLSearchParams(location.search).get('lang');
  const kept = asked ?? recall<string | null>('language', null);
  return LANGUAGES.find((one) => one === kept) ?? browserLanguage();
}

/** In this language from now on, and so in the name under which the app is installed. */
async function speak(lang: Language) {
  await language(lang);
  document.querySelector('link[rel=manifest]')?.setAttribute('href', `/manifest-${lang}.webmanifest`);
}

/** What `set` sets; a name that is empty is forgotten. */
type Kept = 'theme' | 'sound' | 'volume' | 'confirm' | 'warn' | 'tips' | 'vibration' | 'notices' | 'still' | 'name' | 'level';

class Settings {
  theme = $state<Theme>(recall('theme', 'auto'));
  sound = $state<boolean>(recall('sound', false));
  /** Nobody has said yes or no to sound yet. */
  isSoundNew = $state<boolean>(recall<boolean | null>('sound', null) === null);
  volume = $state<number>(recall('volume', 1));
  /** Every choice is asked about once more before it is made. */
  confirm = $state<boolean>(recall('confirm', false));
  /** Against bots: a word before a blunder is made. */
  warn = $state<boolean>(recall('warn', false));
  /** In first games: a word when something happens for the first time. */
  tips = $state<boolean>(recall('tips', true));
  vibration = $state<boolean>(recall('vibration', true));
  notices = $state<boolean>(recall('notices', false));
  still = $state<boolean>(recall('still', false));
  name = $state<string>(recall('name', ''));
  level = $state<Level>(recall('level', 'easy'));

  async start() {
    this.#show();
    await speak(firstLanguage());
  }

  async setLanguage(lang: Language) {
    await speak(lang);
    remember('language', lang);
  }

  /** One of them from now on, and the next time. */
  set<K extends Kept>(key: K, value: this[K]) {
    this[key] = value;
    remember(key, value === '' ? null : value);
    if (key === 'sound') this.isSoundNew = false;
    this.#show();
  }

  #show() {
    const root = document.documentElement;
    if (this.theme === 'auto') delete root.dataset.theme;
    else root.dataset.theme = this.theme;
    if (this.still) root.dataset.motion = 'off';
    else delete root.dataset.motion;
  }
}

export const settings = new Settings();
