import { stableVersions } from '../channels/index.ts';
import { excludedByEvidence } from '../exclusion/index.ts';
import type { RemotePointers } from '../store/index.ts';

/** A stable version in its first hour, and the one before it. Times are ISO 8601, UTC. */
export interface WatchedRelease {
  readonly remote: string;
  readonly version: string;
  readonly before: string;
  readonly released: string;
  /** The start of the counts that it is judged by: its release, or the end of an outage of the backend. */
  readonly since: string;
  /** Visitors had it before, as a canary, at times that are no evidence now. */
  readonly wasCanary: boolean;
  /** Servers answered late, so that its hour has not begun yet. */
  readonly isPostponed: boolean;
  /** It is left alone from then on. */
  readonly until: string;
  /** Why servers exclude it; null while they do not. */
  readonly excluded: string | null;
}

const WATCHED_MS = 3_600_000;
/** A backend that does not get well within a day is no passing trouble, and counts of the version before have become old. */
const POSTPONED_MS = 86_400_000;

const later = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

/** The stable version in its first hour after a release, which restarts when late servers recover. */
export function watchedRelease(remote: string, pointers: RemotePointers, now: number): WatchedRelease | null {
  const { stable, history, watch, excluded = [] } = pointers;
  const last = history.findLast(({ channel }) => channel === 'stable');
  const [, before] = stableVersions(pointers);
  if (stable === null || last?.version !== stable || last.by === 'rollback' || before === undefined) return null;
  const released = last.at;
  const own = watch?.version === stable && watch.released === released ? watch : null;
  const isPostponed = own !== null && own.since === null;
  const since = own?.since ?? released;
  const until = isPostponed ? later(released, POSTPONED_MS) : later(since, WATCHED_MS);
  if (now >= Date.parse(until)) return null;
  const wasCanary = history.some(({ channel, version, at }) => channel === 'canary' && version === stable && at <= released);
  const exclusion = excludedByEvidence({ excluded }).find(({ version }) => version === stable);
  return { remote, version: stable, before, released, since, wasCanary, isPostponed, until, excluded: exclusion?.reason ?? null };
}

/** The hour of a release does not begin yet. */
export function postponeWatch(pointers: RemotePointers, { version, released }: WatchedRelease): RemotePointers {
  return { ...pointers, watch: { version, released, since: null } };
}

/** The hour of a release begins, with the observations from then on (ISO 8601, UTC). */
export function beginWatch(pointers: RemotePointers, { version, released }: WatchedRelease, since: string): RemotePointers {
  return { ...pointers, watch: { version, released, since } };
}
