/*
 * What the console shows, as plain data: the composition server reads it together, the page puts it into words. Times are ISO 8601, UTC.
 */

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

/** A version whose renders failed on this server. */
export interface FailingVersion {
  readonly remote: string;
  readonly version: string;
  readonly state: string;
  readonly reason: string;
}

/** An arm of a goal; rates and differences are shares of 1. */
export interface ArmFigure {
  readonly arm: string;
  readonly version: string;
  readonly visitors: number;
  readonly conversions: number;
  readonly rate: number;
  /** Against the first arm, with its interval; null for that one itself. */
  readonly against: { readonly difference: number; readonly low: number; readonly high: number; readonly verdict: string } | null;
}

/** What came of a running experiment so far. */
export interface ExperimentFigures {
  readonly remote: string;
  readonly experiment: string;
  /** How sure its intervals are, e.g. `95 %`. */
  readonly level: { readonly ru: string; readonly en: string };
  /** Visitors who saw more than one arm, and count for none. */
  readonly mixed: number;
  readonly goals: readonly {
    readonly goal: string;
    readonly arms: readonly ArmFigure[];
    /** The verdict in plain words. */
    readonly words: { readonly ru: readonly string[]; readonly en: readonly string[] };
  }[];
}

/**
 * Observations of a canary's visitors beside those of the stable version; rates are shares of visitors, from 0 to 1.
 */
export interface CanaryFigures {
  readonly remote: string;
  readonly version: string;
  /** The stable version that it is compared with. */
  readonly control: string;
  readonly share: number;
  readonly since: string;
  readonly visitors: { readonly canary: number; readonly control: number };
  readonly signals: readonly {
    readonly signal: string;
    readonly canary: number;
    readonly control: number;
    /** Canary less control, with an interval of 95 %. */
    readonly difference: { readonly difference: number; readonly low: number; readonly high: number };
  }[];
  /** The present action of its plan, in plain words; null where an operator moves it manually. */
  readonly words: { readonly ru: string; readonly en: string } | null;
  /** The oldest point first. */
  readonly curve: readonly {
    readonly at: string;
    readonly rates: Readonly<Record<string, { readonly canary: number; readonly control: number }>>;
  }[];
}

/** A stable version in its first hour, which is taken back by itself when it is bad. */
export interface FreshReleaseFigures {
  readonly remote: string;
  readonly version: string;
  readonly before: string;
  /** What it does or waits for, in plain words. */
  readonly words: { readonly ru: string; readonly en: string };
}

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

/** The audience of an experiment; an absent condition is not checked. */
export interface LiveAudience {
  readonly locales?: readonly string[];
  readonly devices?: readonly string[];
  readonly paths?: readonly string[];
  readonly signedIn?: boolean;
}

/** What visitors get of a remote, and what they could get. */
export interface LiveRemote {
  readonly remote: string;
  readonly stable: string | null;
  readonly stableSince: string | null;
  readonly canary: { readonly version: string; readonly share: number } | null;
  readonly experiment: {
    readonly name: string;
    readonly startedAt: string | null;
    readonly arms: readonly { readonly name: string; readonly version: string; readonly share: number | null }[];
    readonly audience: LiveAudience | 'other';
  } | null;
  readonly before: string | null;
  readonly releases: readonly { readonly version: string; readonly createdAt: string }[];
}

/** The parts of a remote's state that a move touched. */
export interface MovedParts {
  /** An excluded version; null when it is readmitted. */
  readonly excluded?: string | null;
  readonly published?: string;
  readonly stable?: string | null;
  readonly canary?: { readonly version: string; readonly share: number; readonly plan?: { readonly steps: readonly number[] } } | null;
  readonly experiment?: { readonly name: string } | null;
}

/** A move of the past. */
export interface PastMove {
  readonly id: string;
  readonly at: string;
  readonly by: string;
  readonly reason: string | null;
  readonly move: string;
  readonly remote: string | null;
  readonly from: MovedParts;
  readonly to: MovedParts;
  /** Releases that have left the store. */
  readonly removed: readonly { readonly remote: string; readonly version: string }[];
}

/** Everything that the console shows. */
export interface ConsoleReport {
  readonly at: string;
  readonly remotes: readonly LiveRemote[];
  readonly moves: readonly PastMove[];
  readonly parts: Partial<ConsoleParts>;
}
