/**
 * Where the catalogues come from: files that are loaded one by one. A page that has to stand alone brings its own
 * (see `report/catalogues.ts`, which takes the place of this module there).
 */
import type { Language } from './languages';

const files = import.meta.glob<string>('../../src/twistosaur/locales/*/*.ftl', { query: '?raw', import: 'default' });
const excerpts = {
  en: () => import('virtual:titles/en'),
  pl: () => import('virtual:titles/pl'),
  fr: () => import('virtual:titles/fr'),
};

/** A catalogue by the name of its file; empty where there is none. */
export function read(lang: Language, catalogue: string): Promise<string> {
  return files[`../../src/twistosaur/locales/${lang}/${catalogue}.ftl`]?.() ?? Promise.resolve('');
}

/** What the front page says of the games. */
export async function titles(lang: Language): Promise<string> {
  return (await excerpts[lang]()).default;
}
