import { readUsableRelease, stableVersions } from '../channels/index.ts';
import { type Audience, audienceOn, experimentOn, type FlagFile, readFlagFile } from '../flags/index.ts';
import { NO_POINTERS, type ReleaseStore, type RemotePointers } from '../store/index.ts';

/** The versions of a remote that visitors get now, and the ones that they could get. */
export interface RemoteLiveState {
  readonly remote: string;
  /** The version for all other visitors; null when the remote is not in the shop. */
  readonly stable: string | null;
  /** Since when, ISO 8601, UTC; null when that is not remembered. */
  readonly stableSince: string | null;
  readonly canary: RemotePointers['canary'];
  readonly experiment: ExperimentLiveState | null;
  /** The version that a rollback gives; null when there is none. */
  readonly before: string | null;
  /** Releases in the store, the newest first. An excluded one must be readmitted before it is made live. */
  readonly releases: readonly { readonly version: string; readonly createdAt: string; readonly isExcluded: boolean }[];
}

/** A running experiment. Shares are percentages of its audience, null where the flag does not define them. */
export interface ExperimentLiveState {
  readonly name: string;
  readonly startedAt: string | null;
  readonly arms: readonly { readonly name: string; readonly version: string; readonly share: number | null }[];
  /** Its visitors; `other` for a rule that was written manually. Empty for all visitors. */
  readonly audience: Audience | 'other';
}

/** How many releases of a remote are named. */
const RELEASES_SHOWN = 10;

/** Reads the live versions with their visitors. Pointers that cannot be read leave their remote out, a broken flag file its experiments. */
export async function readLiveState(store: ReleaseStore): Promise<readonly RemoteLiveState[]> {
  const file = readFlagFile(await store.flags());
  const flags = 'explanation' in file ? null : file;
  const states = await Promise.all((await store.remotes()).map((remote) => liveStateOf(store, remote, flags)));
  return states.flatMap((state) => state ?? []);
}

async function liveStateOf(store: ReleaseStore, remote: string, flags: FlagFile | null): Promise<RemoteLiveState | null> {
  const stored = await store.pointers(remote);
  if (stored.type === 'broken') return null;
  const pointers = stored.type === 'found' ? stored.value : NO_POINTERS;
  const { stable, canary, history, excluded = [] } = pointers;
  const since = history.findLast((move) => move.channel === 'stable');
  const releases = [...(await store.releases(remote))].reverse().slice(0, RELEASES_SHOWN);
  return {
    remote,
    stable,
    stableSince: since?.version === stable ? since.at : null,
    canary,
    experiment: flags && experimentStateOf(flags, remote),
    before: await versionBefore(store, remote, pointers),
    releases: releases.map(({ version, createdAt }) => ({
      version,
      createdAt,
      isExcluded: excluded.some((one) => one.version === version && one.isShared),
    })),
  };
}

function experimentStateOf(flags: FlagFile, remote: string): ExperimentLiveState | null {
  const running = experimentOn(flags, remote);
  if (!running) return null;
  const { name, startedAt, arms, weights } = running;
  const total = Object.values(weights).reduce((sum, weight) => sum + weight, 0);
  const shareOf = (arm: string) => (total > 0 ? ((weights[arm] ?? 0) / total) * 100 : null);
  return {
    name,
    startedAt,
    arms: Object.entries(arms).map(([arm, version]) => ({ name: arm, version, share: shareOf(arm) })),
    audience: audienceOn(flags, remote),
  };
}

async function versionBefore(store: ReleaseStore, remote: string, pointers: RemotePointers): Promise<string | null> {
  for (const version of stableVersions(pointers).filter((one) => one !== pointers.stable))
    if (!('type' in (await readUsableRelease(store, remote, version)))) return version;
  return null;
}
