import { LOCALES } from '@vitrava/shared-kit/contracts/locale';
import { SHOP } from '@vitrava/shared-kit/contracts/shop';
import type { Language } from '../../language/index.ts';

/** Day and time in the shop's zone: «12 марта, 15:45», "March 12, 3:45 PM". The texts name the zone. */
export function moment(date: Date, language: Language): string {
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(LOCALES[language].iso, { ...options, timeZone: SHOP.timeZone }).format(date).replace(/\s/g, '\u00a0');
  return `${format({ day: 'numeric', month: 'long' })}, ${format({ timeStyle: 'short' })}`;
}

/** What mail programs would make a link of, with the full stops of any script. A sentence that begins right after a full stop is none. */
const ADDRESS =
  /[a-zA-Z][a-zA-Z\d+.-]*:\/\/\S+|[^\s@]+@\S+|(?<![\p{L}\d.-])(?:\d{1,3}\.){3}\d{1,3}(?![\p{L}\d.-])(?:[/?#:]\S*)?|(?<![\p{L}\d-])[\p{L}\d-]+(?:[.。．｡][\p{L}\d-]+)*[.。．｡](?:[a-zA-Z]{2,}|[а-яё]{2,}|[А-ЯЁ]{2,})(?:[/?#:]\S*)?/gu;

/** Anyone may write a question and give another's address: what comes to that one in the shop's name must lead nowhere. */
export function withoutAddresses(text: string): string {
  return text.replace(ADDRESS, '[…]');
}
