import type { ReleaseRecord } from '../store/index.ts';
import { type ProblemLog, RELEASE_PROBLEMS } from './problem-log.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { RemoteChoices, Snapshot } from './snapshot.ts';

/** What a plan is made with. */
export interface PlanTools {
  readonly cache: ReleaseCache;
  readonly log: ProblemLog;
  readonly isExcluded: (remote: string, version: string) => boolean;
}

/** What one remote is served from while nothing changes. Each version is looked at once. */
export interface RemotePlan {
  readonly remote: string;
  readonly choices: RemoteChoices;
  readonly isOnTrial: boolean;
  /** The release for a version that was drawn: itself, else the newest good one; null when there is none, undefined when no one has looked. */
  served(version: string | null): ReleaseRecord | null | undefined;
  look(version: string | null): Promise<ReleaseRecord | null>;
}

/** The remotes of a snapshot, each with what it is served from. */
export type Plan = readonly RemotePlan[];

/** Makes the plan of a snapshot; nothing is read before a version is drawn. */
export function makePlan({ choices }: Snapshot, onTrial: ReadonlySet<string>, tools: PlanTools): Plan {
  return [...choices].map(([remote, of]) => {
    const looked = new Map<string | null, ReleaseRecord | null>();
    return {
      remote,
      choices: of,
      isOnTrial: onTrial.has(remote),
      served: (version) => looked.get(version),
      async look(version) {
        const release = await firstUsable(remote, [version, ...of.fallbacks], tools);
        looked.set(version, release);
        return release;
      },
    };
  });
}

/** The first release that is whole and not excluded; when all are excluded, the first whole one: the browser may still manage with it. */
async function firstUsable(
  remote: string,
  versions: readonly (string | null)[],
  { cache, log, isExcluded }: PlanTools,
): Promise<ReleaseRecord | null> {
  let lastResort: ReleaseRecord | null = null;
  for (const version of new Set(versions)) {
    if (version === null) continue;
    const found = await cache.usable(remote, version);
    const source = `${RELEASE_PROBLEMS}${remote}/${version}`;
    if ('reason' in found) {
      const explanation = `${remote} ${version} cannot be served: ${found.reason} The previous good version takes its place.`;
      log.set(source, [{ type: 'release-unusable', remote, version, explanation }]);
      continue;
    }
    log.set(source, []);
    if (!isExcluded(remote, version)) return found;
    lastResort ??= found;
  }
  return lastResort;
}
