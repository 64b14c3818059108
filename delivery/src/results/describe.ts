import type { ArmResult, ExperimentResults } from './judge.ts';

/** Languages that results are put into words in. */
export type ResultsLocale = 'ru' | 'en';

/** Sentences of a verdict; `arm` and `control` are names, the numbers are points of a hundred. */
interface Words {
  splitBroken(p: string): string;
  tooEarly(arm: string, control: string): string;
  better(arm: string, control: string, low: string, high: string): string;
  worse(arm: string, control: string, low: string, high: string): string;
  undecided(arm: string, control: string, low: string, high: string): string;
}

const WORDS: Readonly<Record<ResultsLocale, Words>> = {
  en: {
    splitBroken: (p) =>
      `Visitors did not come to the arms as they were split (p = ${p}): some are lost or counted twice, so the figures say nothing. Find out why, then start anew.`,
    tooEarly: (arm, control) => `Too early to compare ${arm} with ${control}: there are too few visitors or conversions yet.`,
    better: (arm, control, low, high) => `${arm} is better than ${control}, by ${low} to ${high} points.`,
    worse: (arm, control, low, high) => `${arm} is worse than ${control}, by ${low} to ${high} points.`,
    undecided: (arm, control, low, high) =>
      `No difference between ${arm} and ${control} can be seen yet: it lies between ${low} and ${high} points.`,
  },
  ru: {
    splitBroken: (p) =>
      `Посетители распределились не так, как было задано (p = ${p}): часть потеряна или посчитана дважды, цифрам верить нельзя. Найдите причину и начните заново.`,
    tooEarly: (arm, control) => `Сравнивать ${arm} с ${control} рано: посетителей или целевых действий пока слишком мало.`,
    better: (arm, control, low, high) => `${arm} лучше, чем ${control}: на ${low}–${high} п. п.`,
    worse: (arm, control, low, high) => `${arm} хуже, чем ${control}: на ${low}–${high} п. п.`,
    undecided: (arm, control, low, high) => `Разницы между ${arm} и ${control} пока не видно: она лежит между ${low} и ${high} п. п.`,
  },
};

/** What came of a goal, in plain words: a sentence per arm, or one on a split that spoils them all. */
export function describeGoal({ run, split }: ExperimentResults, arms: readonly ArmResult[], locale: ResultsLocale): readonly string[] {
  const words = WORDS[locale];
  if (split.isBroken) return [words.splitBroken(split.p < 0.0001 ? '< 0.0001' : split.p.toFixed(4))];
  const control = run.arms[0]?.name ?? '';
  return arms.flatMap(({ arm, against }) => {
    if (!against) return [];
    if (against.verdict === 'too-early') return [words.tooEarly(arm, control)];
    const [low, high] = against.verdict === 'worse' ? [-against.high, -against.low] : [against.low, against.high];
    return [words[against.verdict](arm, control, points(low, locale), points(high, locale))];
  });
}

/** A share as points of a hundred, e.g. `+1.25`. */
export function points(share: number, locale: ResultsLocale): string {
  const text = (share * 100).toFixed(2);
  return (locale === 'ru' ? text.replace('.', ',') : text).replace('-', '−');
}
