import type { Preview } from '../preview/index.ts';
import type { ReleaseRecord } from '../store/index.ts';
import type { Composition } from './compositions.ts';
import { type Draw, drawFor, exposureOf } from './draw.ts';
import type { Plan } from './plan.ts';
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
