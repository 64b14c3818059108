import { CANARY_GOALS, type WatchedCanary } from '@vitrava/delivery/canary';
import type { Exposure, Preview, ResolvedComposition, ResolveRequest, Resolver } from '@vitrava/delivery/resolver';
import type { ExperimentRun } from '@vitrava/delivery/results';
import type { PageFlags, PageTrial } from '@vitrava/shared-kit/contracts/page';
import { CACHE_BYTES, createByteCache } from '../../cache/index.ts';
import { describeComposition, type LiveComposition } from './live-composition.ts';

export interface Compositions {
  /** Null: of a visitor of whom nothing is known. */
  forVisitor(visitor: ResolveRequest | null): Promise<LiveComposition>;
  /** The same for a page, with the experiments that the visitor is part of. */
  forPage(visitor: ResolveRequest): Promise<PageVersions>;
  /** The composition of an id; null without one or its releases. A link's is shown while the link holds. */
  byId(id: string, visitor: ResolveRequest): Promise<LiveComposition | null>;
  /** The flags that its remotes read, as they are decided for the visitor of a page. */
  flagsFor(composition: LiveComposition, visitor: ResolveRequest): Promise<PageFlags>;
}

export interface PageVersions {
  readonly composition: LiveComposition;
  readonly trial: PageTrial | null;
  readonly flags: PageFlags;
  /** Of the holder of a link: what it shows, or why it shows nothing any more. Null for everyone else. */
  readonly preview: Preview | null;
  /** A remote is missing: an address that no other one owns may be its. */
  readonly isIncomplete: boolean;
}

const UNKNOWN: ResolveRequest = { visitorId: null };
/** The text of a composition in documents and the objects it is written from, once more for documents of their own. */
const COPIES = 6;
/** An address and the integrity of a file. */
const FILE_BYTES = 300;

/** Compositions with everything that pages derive from them, made once per set of versions. */
export function createCompositions(resolver: Resolver): Compositions {
  const described = createByteCache<LiveComposition>(CACHE_BYTES.compositions, bytesOf);

  function liveOf(resolved: ResolvedComposition): LiveComposition {
    const known = described.get(resolved.id);
    if (known) return known;
    const live = describeComposition(resolved, resolver);
    described.set(resolved.id, live);
    return live;
  }

  async function isShownTo({ preview }: ResolveRequest, { releases }: ResolvedComposition): Promise<boolean> {
    const shown = preview === undefined ? null : await resolver.previewOf(preview);
    return shown?.type === 'shown' && shown.releases.every(({ remote, version }) => releases[remote]?.version === version);
  }

  return {
    forVisitor: async (visitor) => liveOf(await resolver.resolve(visitor ?? UNKNOWN)),
    async forPage(visitor) {
      const resolved = await resolver.resolve(visitor);
      const composition = liveOf(resolved);
      const flags = await resolver.flagsOf(composition.flags, visitor);
      const takesPart = visitor.visitorId !== null && !resolved.isPreview;
      const trial = takesPart ? trialOf(resolved.exposures, flags, await resolver.runs(), await resolver.canaries()) : null;
      const preview = visitor.preview === undefined ? null : await resolver.previewOf(visitor.preview);
      return { composition, trial, flags, preview, isIncomplete: resolved.isIncomplete };
    },
    flagsFor: ({ flags }, visitor) => resolver.flagsOf(flags, visitor),
    async byId(id, visitor) {
      const resolved = await resolver.byId(id);
      if (!resolved || (resolved.isPreview && !(await isShownTo(visitor, resolved)))) return null;
      return liveOf(resolved);
    },
  };
}

/** What a page reports: arms of experiments, and the goals of all; canaries are figures by version. */
function trialOf(
  exposures: readonly Exposure[],
  flags: PageFlags,
  runs: readonly ExperimentRun[],
  canaries: readonly WatchedCanary[],
): PageTrial | null {
  if (runs.length === 0 && canaries.length === 0) return null;
  const own = exposures.filter(({ remote, experiment }) => runs.some((run) => run.remote === remote && run.experiment === experiment));
  const isAwaited = own.length > 0 || canaries.length > 0 || Object.values(flags).some(({ variant }) => variant !== undefined);
  return {
    ...(isAwaited && { isAwaited }),
    arms: Object.fromEntries(own.map(({ remote, arm }) => [remote, arm])),
    goals: [...new Set([...runs.flatMap(({ goals }) => goals), ...(canaries.length > 0 ? CANARY_GOALS : [])])],
  };
}

/** Roughly. What it shares with the resolver (the records of releases) is not counted. */
function bytesOf({ pageTexts, integrity }: LiveComposition): number {
  return (
    CACHE_BYTES.pathsOfComposition + 2 * COPIES * Object.values(pageTexts).join('').length + FILE_BYTES * Object.keys(integrity).length
  );
}
