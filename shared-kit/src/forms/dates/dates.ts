import { LOCALES, type LocaleCode } from '../../contracts/locale.ts';

const formatIn = (locale: LocaleCode) =>
  new Intl.DateTimeFormat(LOCALES[locale].iso, { day: '2-digit', month: '2-digit', year: 'numeric', timeZone: 'UTC' });

function parts(text: string, locale: LocaleCode): { year: string; month: string; day: string } | null {
  const digits = text.trim();
  const iso = /^(\d{4})\D+(\d{1,2})\D+(\d{1,2})$/.exec(digits);
  if (iso) return { year: iso[1] ?? '', month: iso[2] ?? '', day: iso[3] ?? '' };
  const written = /^(\d{1,2})\D+(\d{1,2})\D+(\d{4})$/.exec(digits) ?? /^(\d{2})(\d{2})(\d{4})$/.exec(digits);
  if (!written) return null;
  const order = formatIn(locale)
    .formatToParts()
    .filter(({ type }) => type !== 'literal');
  const named = Object.fromEntries(order.map(({ type }, index) => [type, written[index + 1] ?? '']));
  return { year: named['year'] ?? '', month: named['month'] ?? '', day: named['day'] ?? '' };
}

/** Reads a date as people write it in the language, or as `31121990` or `1990-12-31`. Gives `YYYY-MM-DD` or null. */
export function readDate(text: string, locale: LocaleCode): string | null {
  const read = parts(text, locale);
  if (!read) return null;
  const iso = `${read.year}-${read.month.padStart(2, '0')}-${read.day.padStart(2, '0')}`;
  const date = new Date(`${iso}T12:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** Writes `YYYY-MM-DD` as `readDate` reads it; any other text stays as it is. */
export function showDate(value: string, locale: LocaleCode): string {
  const date = /^\d{4}-\d{2}-\d{2}$/.test(value) ? new Date(`${value}T12:00:00Z`) : null;
  return date && !Number.isNaN(date.getTime()) ? formatIn(locale).format(date) : value;
}
