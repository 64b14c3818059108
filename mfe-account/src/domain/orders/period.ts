import type { User } from '@vitrava/shared-kit/contracts/api';

/** Days between which orders were placed, both included, as `YYYY-MM-DD` of UTC; an empty end is open. */
export interface Period {
  readonly from: string;
  readonly to: string;
}

export const WHOLE_TIME: Period = { from: '', to: '' };

/** What is wrong with the ends of a period: no day of the calendar, or an end before the beginning. */
export type PeriodProblems = { readonly [End in keyof Period]?: 'date' | 'order' };

export function isWhole({ from, to }: Period): boolean {
  return from === '' && to === '';
}

export function isSamePeriod(one: Period, other: Period): boolean {
  return one.from === other.from && one.to === other.to;
}

function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

export function judgePeriod({ from, to }: Period): PeriodProblems {
  const isBad = (text: string): boolean => text !== '' && !isDay(text);
  const isReversed = !isBad(from) && !isBad(to) && from !== '' && to !== '' && to < from;
  return {
    ...(isBad(from) && { from: 'date' as const }),
    ...(isBad(to) && { to: 'date' as const }),
    ...(isReversed && { to: 'order' as const }),
  };
}

export function isSound(period: Period): boolean {
  return Object.keys(judgePeriod(period)).length === 0;
}

/** As the customer's record has it. */
export function toOrdersFilter({ from, to }: Period): User['orders_filter'] {
  return { date__gte: from === '' ? null : from, date__lte: to === '' ? null : to };
}

/** The period of a record; one that cannot be a period is none. */
export function fromOrdersFilter({ date__gte, date__lte }: User['orders_filter']): Period {
  const period = { from: date__gte ?? '', to: date__lte ?? '' };
  return isSound(period) ? period : WHOLE_TIME;
}
