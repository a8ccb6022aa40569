/** A language is written in itself: these are names, not texts. */
import type { Language } from '../../i18n';

export const OWN_NAMES: Record<Language, string> = { en: 'English', pl: 'Polski', fr: 'Français' };
