import type { Browser } from '@playwright/test';
import type { Language } from '../../e2e/fixtures/words.ts';
import type { FailingShop } from './shop.ts';

/** How a visitor comes to what fails. */
export type Door = 'server HTML' | 'first load' | 'soft navigation';

/** A part of what fails, met on a page of another. */
export const ELSEWHERE = 'on a page of another';

export const DOORS: readonly Door[] = ['server HTML', 'first load', 'soft navigation'];

/** One thing that fails in one way, as one visitor meets it. */
export interface Cell {
  readonly part: string;
  /** What fails: a remote, a resource of the API, the browser. */
  readonly subject: string;
  readonly fault: string;
  readonly door: string;
  readonly language: Language;
}

/** `says`: what the visitor saw. `faults`: what should not be so. */
export type Verdict =
  | { readonly type: 'run'; readonly says: string; readonly faults: readonly string[] }
  | { readonly type: 'does not apply'; readonly reason: string };

export interface Judged {
  readonly cell: Cell;
  readonly verdict: Verdict;
}

export function isGood({ verdict }: Judged): boolean {
  return verdict.type === 'does not apply' || verdict.faults.length === 0;
}

/** A cell that could not be run is as bad as one that was run and failed. */
export function notRun(error: unknown): Verdict {
  const explanation = error instanceof Error ? error.message : String(error);
  return { type: 'run', says: 'could not be run', faults: [`could not be run: ${explanation.split('\n').slice(0, 3).join(' ')}`] };
}

/** Which cell it is, in one line. */
export function nameOf({ part, subject, fault, door, language }: Cell): string {
  return [part, subject, fault, door, language].join(' | ');
}

/** A line for the terminal. */
export function lineOf({ cell, verdict }: Judged): string {
  const name = nameOf(cell);
  if (verdict.type === 'does not apply') return `n/a  | ${name} | ${verdict.reason}`;
  const sign = verdict.faults.length === 0 ? 'ok  ' : 'RED ';
  return [`${sign} | ${name} | ${verdict.says}`, ...verdict.faults.map((fault) => `       !!! ${fault}`)].join('\n');
}

/** Cells that meet the same fault together, in one shop. */
export interface Job {
  readonly cells: readonly Cell[];
  /** Returns a verdict for each cell. */
  run(shop: FailingShop, browser: Browser): Promise<readonly Verdict[]>;
}

export async function judge({ cells, run }: Job, shop: FailingShop, browser: Browser): Promise<Judged[]> {
  const verdicts = await run(shop, browser).catch((error: unknown) => cells.map(() => notRun(error)));
  return cells.map((cell, index) => ({ cell, verdict: verdicts[index] ?? notRun('it has no verdict') }));
}
