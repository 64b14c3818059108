import type { Language } from '../../language/index.ts';

const TAGS = { ru: 'ru-RU', en: 'en-US' } as const;
const GROUPED = new Intl.NumberFormat('ru-RU', { useGrouping: true, maximumFractionDigits: 2 });
const WITH_KOPECKS = new Intl.NumberFormat('ru-RU', { useGrouping: true, minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** A decimal string as the shop's pages write money: `1 290 ₽`, `1 290.50 ₽`. */
export function money(decimal: string): string {
  const value = Number(decimal);
  const text = (Number.isInteger(value) ? GROUPED : WITH_KOPECKS).format(value);
  return `${text.replace(/\s/g, '\u00a0').replace(',', '.')}\u00a0₽`;
}

/** Day and time in Moscow, by which the shop lives: «12 марта, 15:45», "March 12, 3:45 PM". The texts name the zone. */
export function moment(date: Date, language: Language): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(TAGS[language], { ...options, timeZone: 'Europe/Moscow' }).format(date).replace(/\s/g, '\u00a0');
  const time = format({ hour: language === 'ru' ? '2-digit' : 'numeric', minute: '2-digit' });
  return `${format({ day: 'numeric', month: 'long' })}, ${time}`;
}

/** What mail programs would make a link of, with the full stops of any script. A sentence that begins right after a full stop is none. */
const ADDRESS =
  /[a-zA-Z][a-zA-Z\d+.-]*:\/\/\S+|[^\s@]+@\S+|(?<![\p{L}\d.-])(?:\d{1,3}\.){3}\d{1,3}(?![\p{L}\d.-])(?:[/?#:]\S*)?|(?<![\p{L}\d-])[\p{L}\d-]+(?:[.。．｡][\p{L}\d-]+)*[.。．｡](?:[a-zA-Z]{2,}|[а-яё]{2,}|[А-ЯЁ]{2,})(?:[/?#:]\S*)?/gu;

/** Anyone may write a question and give another's address: what comes to that one in the shop's name must lead nowhere. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '[…]');
}
