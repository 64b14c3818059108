import { createI18n, type Translate } from '@vitrava/shared-kit/i18n';
import en from '../../locales/en.json' with { type: 'json' };
import ru from '../../locales/ru.json' with { type: 'json' };
import type { ArmResult, ExperimentResults } from './judge.ts';

/** Languages that results are put into words in. */
export type ResultsLocale = 'ru' | 'en';

/** The texts of this package. */
export const WORDS: Readonly<Record<ResultsLocale, Translate>> = { ru: createI18n('ru', ru).t, en: createI18n('en', en).t };

const SENTENCES = {
  'too-early': 'results.tooEarly',
  better: 'results.better',
  worse: 'results.worse',
  undecided: 'results.undecided',
} as const;

/** What came of a goal, in plain words: a sentence per arm, or one on a split that spoils them all. */
export function describeGoal({ run, split }: ExperimentResults, arms: readonly ArmResult[], locale: ResultsLocale): readonly string[] {
  const words = WORDS[locale];
  if (split.isBroken) return [words('results.splitBroken', { p: split.p < 0.0001 ? '< 0.0001' : split.p.toFixed(4) })];
  const control = run.arms[0]?.name ?? '';
  return arms.flatMap(({ arm, against }) => {
    if (!against) return [];
    const [low, high] = against.verdict === 'worse' ? [-against.high, -against.low] : [against.low, against.high];
    return [words(SENTENCES[against.verdict], { arm, control, low: points(low, locale), high: points(high, locale) })];
  });
}

/** How sure an interval is, as a percentage: `95 %`, `97.5 %`. */
export function percentOf(level: number, locale: ResultsLocale): string {
  return `${Number((level * 100).toFixed(2))
    .toString()
    .replace('.', locale === 'ru' ? ',' : '.')} %`;
}

/** A share as points of a hundred, e.g. `+1.25`. */
export function points(share: number, locale: ResultsLocale): string {
  const text = (share * 100).toFixed(2);
  return (locale === 'ru' ? text.replace('.', ',') : text).replace('-', '−');
}
