import type { CanaryReport, FreshRelease } from '@vitrava/delivery/canary';
import type { RemoteLiveState } from '@vitrava/delivery/live-state';
import type { ArmResult } from '@vitrava/delivery/results';
import type { HistoryEntry } from '@vitrava/delivery/store';

/* What the console shows, as plain data: the composition server reads it, the page words it. Times: ISO 8601, UTC. */

/** What visitors get of a remote, and what they could get. */
export type LiveRemote = RemoteLiveState;
/** The audience of an experiment; an absent condition is not checked. */
export type LiveAudience = Exclude<NonNullable<LiveRemote['experiment']>['audience'], 'other'>;
export type PastMove = HistoryEntry;

/** A sentence or more in both languages. */
type InBoth<Words> = { readonly ru: Words; readonly en: Words };

/** Sums of what browsers report, of one version. */
export interface CountedFigure {
  readonly remote: string;
  readonly version: string;
  readonly name: string;
  readonly count: number;
  /** Id of the composition that it was last reported from; `vitrava replay` shows it again. */
  readonly composition?: string;
}

/** A Web Vital of one version; `p75` is what three of four visits were not above, in `unit`. Shares are from 0 to 1. */
export interface VitalFigure extends CountedFigure {
  readonly p75: number;
  readonly unit: string;
  readonly good: number;
  readonly middling: number;
  readonly poor: number;
}

export interface FailingVersion {
  readonly remote: string;
  readonly version: string;
  readonly state: string;
  readonly reason: string;
}

export interface ExperimentFigures {
  readonly remote: string;
  readonly experiment: string;
  /** How sure its intervals are, e.g. `95 %`. */
  readonly level: InBoth<string>;
  /** Visitors who saw more than one arm, and count for none. */
  readonly mixed: number;
  /** `words`: the verdict in plain words. */
  readonly goals: readonly { readonly goal: string; readonly arms: readonly ArmResult[]; readonly words: InBoth<readonly string[]> }[];
}

/** A canary beside its control. `words`: the present action of its plan; null where an operator moves it manually. */
export type CanaryFigures = Omit<CanaryReport, 'decision'> & { readonly words: InBoth<string> | null };

/** A stable version in its first hour. `words`: what the guard does with it or waits for. */
export type FreshReleaseFigures = FreshRelease & { readonly words: InBoth<string> };

/** Whether an interval of a difference leaves anything out. Before there are enough visitors it does not, since every difference would fit. */
export function hasEvidence({ low, high }: { readonly low: number; readonly high: number }): boolean {
  return low > -1 || high < 1;
}

/** The reports of the server's parts; each is read every time, and an unreadable one is absent. */
export interface ConsoleParts {
  readonly counters: Readonly<Record<string, number>>;
  readonly renderPool: Readonly<Record<string, number>>;
  readonly renderCache: Readonly<Record<string, number>>;
  readonly failing: readonly FailingVersion[];
  readonly newVisitor: Readonly<Record<string, string>>;
  readonly problems: readonly { readonly type: string; readonly remote: string; readonly explanation: string }[];
  readonly canaries: readonly CanaryFigures[];
  readonly freshReleases: readonly FreshReleaseFigures[];
  readonly experiments: readonly ExperimentFigures[];
  readonly vitals: readonly VitalFigure[];
  readonly pages: readonly CountedFigure[];
  readonly errors: readonly CountedFigure[];
  readonly notCounted: { readonly notUnderstood: number; readonly beyondBounds: number };
}

export interface ConsoleReport {
  readonly at: string;
  readonly remotes: readonly LiveRemote[];
  readonly moves: readonly PastMove[];
  readonly parts: Partial<ConsoleParts>;
}
