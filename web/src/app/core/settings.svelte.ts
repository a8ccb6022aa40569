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

class Settings {
  theme = $state<Theme>(recall('theme', 'auto'));
  sound = $state<boolean>(recall('sound', false));
  /** Nobody has said yes or no to sound yet. */
  isSoundNew = $state<boolean>(recall<boolean | null>('sound', null) === null);
  volume = $state<number>(recall('volume', 1));
  /** Every choice is asked about once more before it is made. */
  confirm = $state<boolean>(recall('confirm', false));
  vibration = $state<boolean>(recall('vibration', true));
  notices = $state<boolean>(recall('notices', false));
  still = $state<boolean>(recall('still', false));
  name = $state<string>(recall('name', ''));
  level = $state<Level>(recall('level', 'easy'));

  async start() {
    this.#show();
    await language(firstLanguage());
  }

  async setLanguage(lang: Language) {
    await language(lang);
    remember('language', lang);
  }

  setTheme(theme: Theme) {
    this.theme = theme;
    remember('theme', theme);
    this.#show();
  }

  setSound(on: boolean) {
    this.sound = on;
    this.isSoundNew = false;
    remember('sound', on);
  }

  setVolume(loud: number) {
    this.volume = loud;
    remember('volume', loud);
  }

  setConfirm(on: boolean) {
    this.confirm = on;
    remember('confirm', on);
  }

  setVibration(on: boolean) {
    this.vibration = on;
    remember('vibration', on);
  }

  setNotices(on: boolean) {
    this.notices = on;
    remember('notices', on);
  }

  setStill(on: boolean) {
    this.still = on;
    remember('still', on);
    this.#show();
  }

  setName(name: string) {
    this.name = name.slice(0, 20);
    remember('name', this.name || null);
  }

  setLevel(level: Level) {
    this.level = level;
    remember('level', level);
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
