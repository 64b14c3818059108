import { createI18n, type Translate } from '@vitrava/shared-kit/i18n';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import type { ResultsLocale } from '../results/index.ts';

/** The texts of this package. */
export const WORDS: Readonly<Record<ResultsLocale, Translate>> = { ru: createI18n('ru', ru).t, en: createI18n('en', en).t };

/** A time as sentences have it: to the second, UTC. */
export function timeText(time: number | string): string {
  return new Date(time).toISOString().slice(0, 19).replace('T', ' ');
}
