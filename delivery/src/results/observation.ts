/** An experiment from one start to its end. Starting it again is another run. */
export interface ExperimentRun {
  /** `<remote>/<experiment>/<start>`. */
  readonly id: string;
  /** The remote whose versions are its arms; `flag:<name>` where they are the variants of a flag that remotes read. */
  readonly remote: string;
  readonly experiment: string;
  /** ISO 8601, UTC; null for an experiment that was written into the flag file manually. */
  readonly startedAt: string | null;
  readonly arms: readonly RunArm[];
  /** Sids of the counted events on the bus; the first one decides the experiment. */
  readonly goals: readonly string[];
}

/** An arm of a run, with the version or the value that it shows; weights are relative, all 0 without a defined split. Others are compared with the first. */
export interface RunArm {
  readonly name: string;
  readonly version: string;
  readonly weight: number;
}

/** A visitor was shown an arm of a run, or reached a goal. `visitor` is a hash of this run (`visitorHash`). */
export type Observation =
  | { readonly type: 'shown'; readonly run: string; readonly visitor: string; readonly arm: string; readonly composition: string }
  | { readonly type: 'reached'; readonly run: string; readonly visitor: string; readonly goal: string };

/** The counts of a run. */
export interface RunCounts {
  /** Visitors by arm; a visitor counts once. */
  readonly visitors: Readonly<Record<string, number>>;
  /** Visitors who reached a goal after they were shown the arm, by goal and arm; each counts once. */
  readonly reached: Readonly<Record<string, Readonly<Record<string, number>>>>;
  /** Visitors who were shown more than one arm, and so count for none. */
  readonly mixed: number;
}

/** The id of a composition that an arm was shown with, and to how many visitors. */
export interface ArmComposition {
  readonly arm: string;
  readonly composition: string;
  readonly visitors: number;
}

/** The counts of a run as they were at a time (ISO 8601, UTC). */
export interface RunMark {
  readonly at: string;
  readonly counts: RunCounts;
}

/** Stores the observations of experiments, for any number of servers at once. */
export interface ResultsCollector {
  /** Makes a run known, or updates it. */
  open(run: ExperimentRun): Promise<void>;
  /** Records observations of known runs in order, each once. Rejects when not stored; all can be recorded again. */
  note(observations: readonly Observation[]): Promise<void>;
  /** All runs that are kept, the newest first. */
  runs(): Promise<readonly ExperimentRun[]>;
  counts(run: string): Promise<RunCounts>;
  /** The compositions that arms were first shown to visitors with, of each arm the most frequent ones, at most three. */
  compositions(run: string): Promise<readonly ArmComposition[]>;
  /** Keeps the present counts of a run under a time, in the place of what was kept under the same time: a point of its curve. */
  mark(run: string, at: string): Promise<void>;
  /** The points that were kept, the oldest first; only so many of the latest where that is given. */
  marks(run: string, latest?: number): Promise<readonly RunMark[]>;
  /** The counts that were kept under a time; null where there are none. */
  marked(run: string, at: string): Promise<RunCounts | null>;
  close(): Promise<void>;
}
