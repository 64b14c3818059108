import { canaryBucket } from '../channels/index.ts';
import type { Assignment } from '../experiments/index.ts';
import type { Preview } from '../preview/index.ts';
import type { ReleaseRecord } from '../store/index.ts';
import type { Composition } from './compositions.ts';
import type { Plan, RemotePlan } from './plan.ts';
import type { Exposure, ResolvedComposition, ResolveRequest } from './resolver.ts';
import type { ResolverState } from './state.ts';

interface Compositions {
  readonly of: (served: readonly (ReleaseRecord | null)[]) => Composition;
  readonly ofPreview: (releases: readonly ReleaseRecord[]) => Composition;
}

/** The composition of a visitor. */
export async function visitorComposition(
  request: ResolveRequest,
  { plan, assignment }: Pick<ResolverState, 'plan' | 'assignment'>,
  preview: Preview | null,
  compositions: Compositions,
): Promise<ResolvedComposition> {
  const shown = preview?.type === 'shown' ? preview : null;
  const forced = new Map(shown?.releases.map((release) => [release.remote, release]));
  if (shown?.link.show.type === 'composition') return previewed([], forced, compositions);
  const draws = await Promise.all(plan.map((remote) => drawFor(remote, request, assignment)));
  const served = await servedBy(plan, draws, forced);
  if (shown) return previewed(served, forced, compositions);
  const exposures: Exposure[] = [];
  for (const [index, { remote }] of plan.entries()) {
    const [release, draw] = [served[index], draws[index]];
    const exposure = release && draw ? exposureOf(remote, draw, release.version) : null;
    if (exposure) exposures.push(exposure);
  }
  const isIncomplete = served.some((release, index) => release === null && versionOf(draws[index]) !== null);
  return { ...compositions.of(served), sticky: exposures.length > 0, exposures, isPreview: false, isIncomplete };
}

async function servedBy(
  plan: Plan,
  draws: readonly Draw[],
  forced: ReadonlyMap<string, ReleaseRecord>,
): Promise<readonly (ReleaseRecord | null)[]> {
  const known = plan.map((remote, index) => forced.get(remote.remote) ?? remote.served(versionOf(draws[index])));
  if (known.every((release) => release !== undefined)) return known;
  return Promise.all(known.map(async (release, index) => release ?? plan[index]?.look(versionOf(draws[index])) ?? null));
}

/** What a link shows, over what the visitor would see (nothing where it names a whole composition); also remotes that no channel names yet. */
function previewed(
  served: readonly (ReleaseRecord | null)[],
  forced: ReadonlyMap<string, ReleaseRecord>,
  compositions: Compositions,
): ResolvedComposition {
  const releases = new Map(served.flatMap((release) => (release ? [[release.remote, release]] : [])));
  return {
    ...compositions.ofPreview([...new Map([...releases, ...forced]).values()]),
    sticky: false,
    exposures: [],
    isPreview: true,
    isIncomplete: false,
  };
}

function versionOf(draw: Draw | undefined): string | null {
  return draw?.version ?? null;
}

/** The version of one remote for a visitor, before it is known whether it can be served. */
interface Draw {
  readonly version: string | null;
  readonly experiment: { readonly name: string; readonly arm: string } | null;
}

/** The experiment's arm, else the canary, else stable. */
async function drawFor(plan: RemotePlan, { visitorId, attributes }: ResolveRequest, assignment: Assignment): Promise<Draw> {
  const { remote, isOnTrial } = plan;
  const { stable, canary } = plan.choices;
  if (visitorId === null) return { version: stable, experiment: null };
  const arm = isOnTrial ? await assignment.armOf(remote, { visitorId, attributes }) : null;
  if (arm) return { version: arm.version, experiment: { name: arm.experiment, arm: arm.arm } };
  if (!canary || canary.share === 0) return { version: stable, experiment: null };
  const drawn = canaryBucket(remote, canary.version, visitorId) < canary.share;
  return { version: drawn ? canary.version : stable, experiment: { name: 'canary', arm: drawn ? 'canary' : 'stable' } };
}

/** The exposure of a draw. Visitors who got another version are left out of the experiment's figures. */
function exposureOf(remote: string, { version, experiment }: Draw, served: string): Exposure | null {
  return experiment && served === version ? { remote, experiment: experiment.name, arm: experiment.arm, version } : null;
}
