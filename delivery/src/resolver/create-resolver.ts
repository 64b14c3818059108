import { join } from 'node:path';
import type { Provider } from '@openfeature/server-sdk';
import type { WatchedCanary } from '../canary/index.ts';
import { type Preview, readPreview } from '../preview/index.ts';
import { runOf } from '../results/index.ts';
import { sealed, sealOf, unsealed } from '../sealing/index.ts';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';
import { createCompositions } from './compositions.ts';
import { type Draw, drawFor, exposureOf, isDrawn } from './draw.ts';
import { createExclusions } from './exclusions.ts';
import { importMapOf, styleIntegrityOf } from './page-composition.ts';
import type { ReleaseProblem } from './problem.ts';
import { createProblemLog } from './problem-log.ts';
import { createReleaseCache } from './release-cache.ts';
import type { Exposure, ResolvedComposition, ResolveRequest, Resolver } from './resolver.ts';
import { createSecret } from './secret.ts';
import { isOwnFile, toServedFile } from './served-file.ts';
import { createState } from './state.ts';

/** What a resolver is made of. */
export interface ResolverOptions {
  readonly store: ReleaseStore;
  /** How long a look at the store may be out of date; 500 ms by default. Changes that the platform announces count at once. */
  readonly freshMs?: number;
  /** Decides experiments instead of the store's flag file; see `loadProvider`. */
  readonly provider?: Provider | null;
  /** Called once per problem when it appears. */
  readonly onProblem?: (problem: ReleaseProblem) => void;
}

/** Makes the resolver of a server process. Nothing is read before the first question. */
export function createResolver({ store, freshMs = 500, provider, onProblem }: ResolverOptions): Resolver {
  const log = createProblemLog(onProblem);
  const cache = createReleaseCache(store);
  const exclusions = createExclusions({
    onProblems: (problems) => log.set('excluded', problems),
    onChange: () => state.replan(),
  });
  const secret = createSecret(store, log);
  const compositions = createCompositions(store, secret.current, (failure) =>
    log.set(
      'seen',
      failure ? [{ type: 'store-unreadable', explanation: `Versions that were seen cannot be noted: ${String(failure.error)}.` }] : [],
    ),
  );
  const state = createState({
    store,
    cache,
    log,
    freshMs,
    provider: provider ?? undefined,
    isExcluded: exclusions.has,
    onPlan(snapshot) {
      exclusions.take(snapshot);
      compositions.refresh(snapshot);
    },
  });

  async function resolve(request: ResolveRequest): Promise<ResolvedComposition> {
    await secret.ready();
    const { plan, assignment } = await state.current();
    const preview = request.preview === undefined ? null : await previewOf(request.preview);
    const forced = preview?.type === 'shown' ? new Map(preview.releases.map((release) => [release.remote, release])) : null;
    if (forced && preview?.type === 'shown' && preview.link.show.type === 'composition') return previewed([], forced);
    const drawing = plan.map((remote) => drawFor(remote, request, assignment));
    const draws = drawing.every(isDrawn) ? drawing : await Promise.all(drawing.map(async (draw) => draw));
    const known = plan.map((remote, index) => forced?.get(remote.remote) ?? remote.served(versionOf(draws[index])));
    const served = known.every((release) => release !== undefined)
      ? known
      : await Promise.all(known.map(async (release, index) => release ?? plan[index]?.look(versionOf(draws[index])) ?? null));
    if (forced) return previewed(served, forced);
    const exposures: Exposure[] = [];
    for (const [index, { remote }] of plan.entries()) {
      const [release, draw] = [served[index], draws[index]];
      const exposure = release && draw ? exposureOf(remote, draw, release.version) : null;
      if (exposure) exposures.push(exposure);
    }
    const isIncomplete = served.some((release, index) => release === null && versionOf(draws[index]) !== null);
    return { ...compositions.of(served), sticky: exposures.length > 0, exposures, isPreview: false, isIncomplete };
  }

  function versionOf(draw: Draw | undefined): string | null {
    return draw?.version ?? null;
  }

  /** What a link shows, over what the visitor would see (nothing where it names a whole composition); also remotes that no channel names yet. */
  function previewed(served: readonly (ReleaseRecord | null)[], forced: ReadonlyMap<string, ReleaseRecord>): ResolvedComposition {
    const releases = new Map(served.flatMap((release) => (release ? [[release.remote, release]] : [])));
    return {
      ...compositions.ofPreview([...new Map([...releases, ...forced]).values()]),
      sticky: false,
      exposures: [],
      isPreview: true,
      isIncomplete: false,
    };
  }

  async function previewOf(token: string): Promise<Preview> {
    await secret.ready();
    const { experiments } = await state.current();
    return readPreview(token, { secret: secret.current(), experiments, usable: cache.usable });
  }

  async function byId(id: string): Promise<ResolvedComposition | null> {
    await secret.ready();
    await state.current();
    const versions = await compositions.versionsOf(id);
    if (!versions) return null;
    const found = await Promise.all(versions.map(({ remote, version }) => cache.usable(remote, version)));
    const whole = found.flatMap((release) => ('reason' in release ? [] : [release]));
    if (whole.length < found.length) return null;
    const releases = Object.fromEntries(whole.map((release) => [release.remote, release]));
    return { id, releases, sticky: false, exposures: [], isPreview: compositions.isPreview(id, versions), isIncomplete: false };
  }

  async function isExperimentRunning(remote?: string): Promise<boolean> {
    const { onTrial } = await state.current();
    return remote === undefined ? onTrial.size > 0 : onTrial.has(remote);
  }

  async function needsVisitor(): Promise<boolean> {
    await secret.ready();
    const { onTrial, snapshot } = await state.current();
    return onTrial.size > 0 || [...snapshot.choices.values()].some(({ canary }) => canary !== null && canary.share > 0);
  }

  async function canaries(): Promise<readonly WatchedCanary[]> {
    const { snapshot, onTrial } = await state.current();
    const isIncomparable = ({ remote, canary, control }: WatchedCanary) =>
      onTrial.has(remote) || [canary.version, control].some((version) => exclusions.isOwn(remote, version));
    return [...snapshot.choices.values()].flatMap(({ watched }) => (watched && !isIncomparable(watched) ? [watched] : []));
  }

  /** A release whose files may go out, live or not: whole, and signed where signatures are asked for. Unknown names are not remembered. */
  async function servable(remote: string, version: string): Promise<ReleaseRecord | null> {
    try {
      if ((await cache.record(remote, version)) === null) return null;
      // Keys that have ended and releases that were healed count here, too.
      await state.current();
      const found = await cache.usable(remote, version);
      return 'reason' in found ? null : found;
    } catch {
      return null;
    }
  }

  /** Only paths that the record lists exist, so no string leads out of the release's folder. */
  async function fileOf(remote: string, version: string, path: string) {
    const record = await servable(remote, version);
    const file = record?.files.find((candidate) => candidate.path === path);
    const served = record && file && toServedFile(folderOf(record), file);
    if (!record || !served) return null;
    // What cannot be brought here is missing.
    await store.fetch(record).catch(() => undefined);
    return (await isOwnFile(folderOf(record), served)) ? served : null;
  }

  async function importMapOfRelease(remote: string, version: string) {
    const record = await servable(remote, version);
    return record && importMapOf([record]);
  }

  async function styleIntegrityOfRelease(remote: string, version: string) {
    const record = await servable(remote, version);
    return record && styleIntegrityOf(record);
  }

  function folderOf({ remote, version }: Pick<ReleaseRecord, 'remote' | 'version'>): string {
    const folder = store.folderOf(remote, version);
    if (folder === null) throw new Error(`"${remote}/${version}" is not the name of a release, so it has no folder.`);
    return folder;
  }

  return {
    resolve,
    byId,
    needsVisitor,
    isExperimentRunning,
    seal: (purpose, text) => sealed(secret.current(), purpose, text),
    previewOf,
    hash: (purpose, text) => sealOf(secret.current(), purpose, text),
    runs: async () => [...(await state.current()).experiments].map(([remote, experiment]) => runOf(remote, experiment)),
    canaries,
    mayHaveDrawn: state.mayHaveDrawn,
    unseal: (purpose, value) => unsealed(secret.current(), purpose, value),
    exclude: exclusions.exclude,
    fileOf,
    importMapOf: importMapOfRelease,
    styleIntegrityOf: styleIntegrityOfRelease,
    serverFileOf: (record) => join(folderOf(record), 'server.cjs'),
    moves: async (count) => (await store.history().catch(() => [])).slice(-count).reverse(),
    problems: log.current,
    async close() {
      exclusions.close();
      await state.close();
      await compositions.saved();
    },
  };
}
