import { canaryBucket } from '../channels/index.ts';
import type { ReleaseRecord } from '../store/index.ts';
import { type ProblemLog, RELEASE_PROBLEMS } from './problem-log.ts';
import type { ReleaseCache } from './release-cache.ts';
import type { Exposure, ResolveRequest } from './resolver.ts';
import type { RemoteChoices } from './snapshot.ts';
import type { ResolverState } from './state.ts';

/** The release chosen for one remote, and why. */
export interface Choice {
  readonly release: ReleaseRecord;
  readonly exposure: Exposure | null;
}

/** What a choice is made with. */
export interface ChoiceTools {
  readonly cache: ReleaseCache;
  readonly log: ProblemLog;
  readonly isExcluded: (remote: string, version: string) => boolean;
}

/** What a visitor should get, before anyone has looked whether it can be served. */
interface Draw {
  readonly version: string | null;
  readonly experiment: { readonly name: string; readonly arm: string } | null;
}

/** Picks the release of one remote: what was asked for, else the experiment's arm, else the canary, else stable, else the last good one. */
export async function chooseRelease(
  remote: string,
  request: ResolveRequest,
  state: ResolverState,
  tools: ChoiceTools,
): Promise<Choice | null> {
  const choices = state.snapshot.choices.get(remote);
  if (!choices) return null;
  const override = await findOverride(remote, request, tools.cache);
  if (override) return { release: override, exposure: null };
  const drawn = await drawFor(remote, choices, request.visitorId, state);
  const release = await firstUsable(remote, [drawn.version, ...choices.pile], tools);
  if (!release) return null;
  // Whoever got something else than the draw said is left out of the experiment's figures.
  const counts = drawn.experiment !== null && release.version === drawn.version;
  return {
    release,
    exposure:
      counts && drawn.experiment
        ? { remote, experiment: drawn.experiment.name, arm: drawn.experiment.arm, version: release.version }
        : null,
  };
}

async function findOverride(remote: string, { overrides = {} }: ResolveRequest, cache: ReleaseCache): Promise<ReleaseRecord | null> {
  const version = Object.hasOwn(overrides, remote) ? overrides[remote] : undefined;
  const found = version === undefined ? null : await cache.usable(remote, version);
  return found && !('reason' in found) ? found : null;
}

async function drawFor(remote: string, { stable, canary }: RemoteChoices, visitorId: string | null, state: ResolverState): Promise<Draw> {
  if (visitorId === null) return { version: stable, experiment: null };
  const arm = state.onTrial.has(remote) ? await state.assignment.armOf(remote, visitorId) : null;
  if (arm) return { version: arm.version, experiment: { name: arm.experiment, arm: arm.arm } };
  if (!canary || canary.share === 0) return { version: stable, experiment: null };
  const drawn = canaryBucket(remote, canary.version, visitorId) < canary.share;
  return { version: drawn ? canary.version : stable, experiment: { name: 'canary', arm: drawn ? 'canary' : 'stable' } };
}

/** The first release that is whole and not excluded; when all are excluded, the first whole one: the browser may still manage with it. */
async function firstUsable(
  remote: string,
  versions: readonly (string | null)[],
  { cache, log, isExcluded }: ChoiceTools,
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
