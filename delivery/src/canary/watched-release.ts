import { stablePile } from '../channels/index.ts';
import type { RemotePointers } from '../store/index.ts';

/** A stable version in its first hour, and the one before it. */
export interface WatchedRelease {
  readonly remote: string;
  readonly version: string;
  readonly before: string;
  /** ISO 8601, UTC. */
  readonly since: string;
  /** What it did that servers leave it out; null while they do not. */
  readonly excluded: string | null;
}

const WATCHED_MS = 3_600_000;

/** The stable version of a remote, if it came within the hour, not by going back, and there is one before it. */
export function watchedRelease(remote: string, pointers: RemotePointers, now: number): WatchedRelease | null {
  const { stable, history, excluded = [] } = pointers;
  const last = history.findLast(({ channel }) => channel === 'stable');
  const [, before] = stablePile(pointers);
  if (stable === null || last?.version !== stable || last.by === 'rollback' || before === undefined) return null;
  if (now - Date.parse(last.at) >= WATCHED_MS) return null;
  const exclusion = excluded.find(({ version, isShared }) => isShared && version === stable);
  return { remote, version: stable, before, since: last.at, excluded: exclusion?.reason ?? null };
}
