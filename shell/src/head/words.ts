import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import en from '../../locales/head/en.json' with { type: 'json' };
import ru from '../../locales/head/ru.json' with { type: 'json' };

/** The shop's texts in the head of every document. */
export interface HeadWords {
  readonly shop: string;
  readonly title: string;
  readonly description: string;
  readonly country: string;
  /** To readers whose browser is below the floor. */
  readonly oldBrowser: string;
}

const WORDS: Readonly<Record<LocaleCode, HeadWords>> = { ru, en };

export function headWords(locale: LocaleCode): HeadWords {
  return WORDS[locale];
}
