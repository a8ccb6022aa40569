/** Numbers as the reader's language writes them. */
import { currentLanguage } from '../i18n';

const made = new Map<string, Intl.NumberFormat>();
function format(value: number, options: Intl.NumberFormatOptions): string {
  const key = `${currentLanguage()} ${JSON.stringify(options)}`;
  let formatter = made.get(key);
  if (!formatter) made.set(key, (formatter = new Intl.NumberFormat(currentLanguage(), options)));
  return formatter.format(value);
}

const digits = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

/** 0.343 as "34%". */
export const percent = (share: number, places = 0) => format(share, { style: 'percent', ...digits(places) });
/** 0.12 as "+12": points of win share that somebody gained or lost. */
export const points = (share: number, places = 0) => format(share * 100, { signDisplay: 'exceptZero', ...digits(places) });
export const signed = (value: number) => format(value, { signDisplay: 'exceptZero', ...digits(1) });
export const decimal = (value: number, places = 1) => format(value, digits(places));
export const whole = (value: number) => format(value, digits(0));
