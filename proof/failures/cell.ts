import type { Language } from '../../e2e/fixtures/words.ts';
import type { Site } from './site.ts';

/** One fault, at one location, for visitors of one language. */
export interface Cell {
  readonly part: 'remotes' | 'API' | 'actions' | 'browser';
  /** The subject that fails: a remote, an operation of the API, an activity. */
  readonly subject: string;
  readonly fault: string;
  /** The way to the page, or the action. */
  readonly location: string;
  readonly language: Language;
}

export type Verdict =
  | { readonly type: 'run'; readonly shown: string; readonly violations: readonly string[] }
  | { readonly type: 'does not apply'; readonly reason: string };

export interface Judged {
  readonly cell: Cell;
  readonly verdict: Verdict;
}

/** A visitor during a fault and after it. */
export interface Visit {
  duringFault(): Promise<void>;
  afterFault(): Promise<Verdict>;
  close(): Promise<void>;
}

/** Cells that share one occurrence of a fault. */
export interface Group {
  readonly cells: readonly Cell[];
  /** Opens a visitor before the fault begins. */
  open(site: Site, cell: Cell): Promise<Visit | Verdict>;
  /** Begins the fault. Returns its end. */
  inject?(site: Site): Promise<() => Promise<void> | void>;
  /** Violations on the server after the end, which count for every cell. */
  check?(site: Site): Promise<readonly string[]>;
}

export function nameOf({ part, subject, fault, location, language }: Cell): string {
  return [part, subject, fault, location, language].join(' | ');
}

/** A cell that could not be run is red. */
export function notRun(error: unknown, subject = 'it'): Verdict {
  const explanation = error instanceof Error ? error.message : String(error);
  return {
    type: 'run',
    shown: 'could not be run',
    violations: [`${subject} could not be run: ${explanation.split('\n').slice(0, 3).join(' ')}`],
  };
}

/** Opens all visitors, injects the fault, lets all of them meet it, ends it, and judges each cell. */
export async function runGroup({ cells, open, inject, check }: Group, site: Site): Promise<Judged[]> {
  const opened = await Promise.allSettled(cells.map((cell) => open(site, cell)));
  let end: () => Promise<void> | void = () => undefined;
  try {
    end = (await inject?.(site)) ?? end;
    const during = await Promise.allSettled(
      opened.map(async (one) => one.status === 'fulfilled' && 'duringFault' in one.value && one.value.duringFault()),
    );
    await end();
    const verdicts = await Promise.all(
      opened.map(async (one, index): Promise<Verdict> => {
        if (one.status === 'rejected') return notRun(one.reason);
        if (!('afterFault' in one.value)) return one.value;
        const meeting = during[index];
        return meeting?.status === 'rejected' ? notRun(meeting.reason) : one.value.afterFault().catch(notRun);
      }),
    );
    const shared = (await check?.(site)) ?? [];
    return cells.map((cell, index) => ({ cell, verdict: withViolations(verdicts[index] ?? notRun('no verdict'), shared) }));
  } catch (error) {
    return cells.map((cell) => ({ cell, verdict: notRun(error) }));
  } finally {
    await end();
    for (const one of opened) if (one.status === 'fulfilled' && 'close' in one.value) await one.value.close();
  }
}

function withViolations(verdict: Verdict, violations: readonly string[]): Verdict {
  return verdict.type === 'run' ? { ...verdict, violations: [...verdict.violations, ...violations] } : verdict;
}
