import { LOCALES, type LocaleCode } from '../../contracts/locale.ts';
import { SHOP } from '../../contracts/shop.ts';

const FORMATS = {
  /** «12 марта 2025», "March 12, 2025". */
  long: { day: 'numeric', month: 'long', year: 'numeric' },
  /** «12 мар. 2025», "Mar 12, 2025". */
  short: { day: 'numeric', month: 'short', year: 'numeric' },
  /** «12.03.2025», "03/12/2025". */
  numeric: { day: '2-digit', month: '2-digit', year: 'numeric' },
} as const;

/** How a date is written, see above. */
export type DateStyle = keyof typeof FORMATS;

const made = new Map<string, Intl.DateTimeFormat>();

function format(locale: LocaleCode, name: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale} ${name}`;
  // One zone, so that the server and every browser write the same; a time names it.
  const known = made.get(key) ?? new Intl.DateTimeFormat(LOCALES[locale].iso, { ...options, timeZone: SHOP.timeZone });
  made.set(key, known);
  return known;
}

/** Plain dates (`YYYY-MM-DD`) have no hour and must not slip to the day before. */
function read(value: string | Date): Date | null {
  const date = typeof value === 'string' ? new Date(/^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T12:00:00Z` : value) : value;
  return Number.isNaN(date.getTime()) ? null : date;
}

/** Engines differ in their spaces, and the Russian «г.» is no part of our style. */
function tidy(text: string): string {
  return text.replace(/\sг\.$/, '').replace(/\s/g, '\u00a0');
}

/** A date of the API by the rules of the language; an empty text for what is no date. Long when no style is given. */
export function formatDate(value: string | Date, locale: LocaleCode, style: DateStyle = 'long'): string {
  const date = read(value);
  return date ? tidy(format(locale, style, FORMATS[style]).format(date)) : '';
}

/** Date and time: «12 марта 2025, 15:45 по Москве», "March 12, 2025, 3:45 PM Moscow time". Joined here, since engines join differently. */
export function formatDateTime(value: string | Date, locale: LocaleCode, style: DateStyle = 'long'): string {
  const date = read(value);
  if (!date) return '';
  const time = tidy(format(locale, 'time', { timeStyle: 'short' }).format(date));
  return `${formatDate(date, locale, style)}, ${time}\u00a0${LOCALES[locale].zone}`;
}
