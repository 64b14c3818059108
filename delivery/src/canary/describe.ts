import { points, type ResultsLocale, WORDS } from '../results/index.ts';
import type { CanaryDecision, Fault } from './decide.ts';
import { timeText } from './time-text.ts';

/** What a canary's plan does now, or waits for, as a sentence for people. */
export function describeDecision(decision: CanaryDecision, locale: ResultsLocale): string {
  const words = WORDS[locale];
  if (decision.type === 'climb') return words('canary.climb', { share: decision.share });
  if (decision.type === 'promote') return words('canary.promote');
  if (decision.type === 'take-back') return describeFault(decision.fault, locale);
  switch (decision.for) {
    case 'visitors': {
      const { canary, control, minVisitors } = decision;
      return words('canary.waitsForVisitors', { canary, control, minVisitors });
    }
    case 'time':
      return words('canary.waitsForTime', { until: timeText(decision.until) });
    case 'late-pages':
      return words('canary.waitsForPages', { canary: decision.canary, control: decision.control });
    case 'doubt':
      return words('canary.waitsInDoubt', { signal: decision.signal });
    case 'experiment':
      return words('canary.waitsForExperiment');
    case 'someone':
      return words('canary.waitsForSomeone');
  }
}

/** Why a version is rolled back, as a sentence for the history. */
export function describeFault(fault: Fault, locale: ResultsLocale): string {
  const words = WORDS[locale];
  if (fault.type === 'excluded') return words('canary.excluded', { reason: fault.reason });
  if (fault.type === 'visitors-missing') {
    const { canary, control, p } = fault;
    return words('canary.visitorsMissing', { canary, control, p: short(p) });
  }
  if (fault.type === 'worse-than-before') {
    const { signal, rate, before, visitors, p } = fault;
    return words('canary.worseThanBefore', { signal, rate: points(rate, locale), before: points(before, locale), visitors, p: short(p) });
  }
  const { signal, canary, control, isHarm, p } = fault.comparison;
  const fields = {
    signal,
    canary: points(canary.rate, locale),
    control: points(control.rate, locale),
    visitors: canary.visitors,
    p: short(p),
  };
  return words(isHarm ? 'canary.more' : 'canary.fewer', fields);
}

function short(p: number): string {
  return p < 0.0001 ? '< 0.0001' : `= ${p.toFixed(4)}`;
}
