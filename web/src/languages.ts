/** The languages there are. */
export const LANGUAGES = ['en', 'pl', 'fr'] as const;
export type Language = (typeof LANGUAGES)[number];
