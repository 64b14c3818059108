import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import en from '../../locales/head/en.json' with { type: 'json' };
import ru from '../../locales/head/ru.json' with { type: 'json' };

const WORDS = { ru, en };

/** The shop's texts in the head of every document; `oldBrowser` is for readers whose browser is below the floor. */
export function headWords(locale: LocaleCode): (typeof WORDS)[LocaleCode] {
  return WORDS[locale];
}
