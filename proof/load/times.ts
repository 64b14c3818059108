import { PAGE_KINDS, type PageKind } from './asks.ts';
import type { Answer } from './request-page.ts';

export interface Times {
  readonly count: number;
  readonly median: number;
  readonly p95: number;
}

export type TimesByKind = Readonly<Record<PageKind, Times>>;

export function timesByKind(answers: readonly Answer[]): TimesByKind {
  const of = (kind: PageKind) => timesOf(answers.filter((answer) => answer.kind === kind && answer.status === 200));
  return { search: of('search'), product: of('product'), stored: of('stored') };
}

/** The slower of two measurements of the same, which others on the machine may have disturbed. */
export function slower(one: TimesByKind, other: TimesByKind): TimesByKind {
  const of = (kind: PageKind) => (one[kind].median > other[kind].median ? one[kind] : other[kind]);
  return { search: of('search'), product: of('product'), stored: of('stored') };
}

export function timesOf(answers: readonly Answer[]): Times {
  const times = answers.map(({ ms }) => ms).sort((a, b) => a - b);
  const at = (share: number) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
  return { count: times.length, median: at(0.5), p95: at(0.95) };
}

/** `search 40/72 ms, …`: median and the 95th of a hundred. */
export function inWords(times: TimesByKind): string {
  return PAGE_KINDS.filter((kind) => times[kind].count > 0)
    .map((kind) => `${kind} ${round(times[kind].median)}/${round(times[kind].p95)}`)
    .join(', ');
}

export function round(ms: number): string {
  return ms < 10 ? ms.toFixed(1) : ms.toFixed(0);
}
