/** Which versions render in a process of their own, by server file, until it is known which of them ends processes. */
export interface Trials {
  /** Versions under suspicion, each until a time in milliseconds. */
  readonly until: ReadonlyMap<string, number>;
  /** How long the next trial of a version lasts: longer each time, up to a day. */
  readonly nextMs: ReadonlyMap<string, number>;
  /** When a shared process was last lost and no version found guilty since; null when it is settled. */
  readonly unsettledSince: number | null;
}

export type TrialEvent =
  /** A process of many versions is gone: those with a render in it, and when each was last used. */
  | {
      readonly type: 'shared-lost';
      readonly now: number;
      readonly running: ReadonlySet<string>;
      readonly lastUsed: ReadonlyMap<string, number>;
    }
  /** The process of one version is gone: that version is to blame. */
  | { readonly type: 'own-lost'; readonly now: number; readonly file: string }
  | { readonly type: 'time-passed'; readonly now: number };

export const NO_TRIALS: Trials = { until: new Map(), nextMs: new Map(), unsettledSince: null };

const FIRST_MS = 60_000;
const LONGEST_MS = 24 * 60 * 60_000;
/** Versions that were used so shortly before may have left something behind that ended the process. */
const AFTERMATH_MS = 5_000;
/** A second loss within this time shows that the first suspects were the wrong ones: then it is whoever was used of late. */
const UNSETTLED_MS = 600_000;
const RECENT_MS = 120_000;
/** Each takes a process. */
const MOST_TRIALS = 8;

/**
 * A shared process that is lost puts on trial what rendered in it; when nothing did, what was used just before. The others stay together. Whoever's own process is lost
 * is to blame: then the others of that moment are free. Who survives returns to the others, until the next time, which lasts twice as long.
 */
export function nextTrials(trials: Trials, event: TrialEvent): Trials {
  if (event.type === 'time-passed') return passed(trials, event.now);
  if (event.type === 'own-lost') return { ...sentence(freed(trials, event.now), [event.file], event.now), unsettledSince: null };
  const { now, running, lastUsed } = event;
  const isAgain = trials.unsettledSince !== null && now - trials.unsettledSince < UNSETTLED_MS;
  const usedWithin = (ms: number) =>
    [...lastUsed]
      .filter(([, at]) => now - at < ms)
      .sort((a, b) => b[1] - a[1])
      .map(([file]) => file);
  const suspects = isAgain ? [...running, ...usedWithin(RECENT_MS)] : running.size > 0 ? [...running] : usedWithin(AFTERMATH_MS);
  return { ...sentence(trials, [...new Set(suspects)].slice(0, MOST_TRIALS), now), unsettledSince: now };
}

function sentence(trials: Trials, files: readonly string[], now: number): Trials {
  const until = new Map(trials.until);
  const nextMs = new Map(trials.nextMs);
  for (const file of files) {
    const ms = nextMs.get(file) ?? FIRST_MS;
    until.set(file, now + ms);
    nextMs.set(file, Math.min(2 * ms, LONGEST_MS));
  }
  return { ...trials, until, nextMs };
}

function freed(trials: Trials, now: number): Trials {
  return { ...trials, until: new Map([...trials.until].map(([file, end]) => [file, Math.min(end, now)])) };
}

function passed(trials: Trials, now: number): Trials {
  const until = new Map([...trials.until].filter(([, end]) => end > now));
  return until.size === trials.until.size ? trials : { ...trials, until };
}
