import { join } from 'node:path';
import type { Provider } from '@openfeature/server-sdk';
import type { ReleaseRecord, ReleaseStore } from '../store/index.ts';
import { type ChoiceTools, chooseRelease } from './choose.ts';
import { compositionId, createCompositionMemory } from './composition-memory.ts';
import { importMapOf } from './page-composition.ts';
import type { ReleaseProblem } from './problem.ts';
import { createProblemLog } from './problem-log.ts';
import { createReleaseCache } from './release-cache.ts';
import type { ResolvedComposition, ResolveRequest, Resolver } from './resolver.ts';
import { toServedFile } from './served-file.ts';
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
  const state = createState({ store, cache, log, freshMs, provider: provider ?? undefined });
  const memory = createCompositionMemory(store, (error) =>
    log.set('memory', [{ type: 'store-unreadable', explanation: `Compositions cannot be remembered: ${String(error)}.` }]),
  );
  const excluded = new Map<string, ReleaseProblem>();
  const keyOf = (remote: string, version: string) => `${remote}/${version}`;
  const tools: ChoiceTools = { cache, log, isExcluded: (remote, version) => excluded.has(keyOf(remote, version)) };

  async function resolve(request: ResolveRequest): Promise<ResolvedComposition> {
    const now = await state.current();
    const remotes = [...now.snapshot.choices.keys()];
    const chosen = await Promise.all(remotes.map((remote) => chooseRelease(remote, request, now, tools)));
    const choices = chosen.filter((choice) => choice !== null);
    const releases = Object.fromEntries(choices.map(({ release }) => [release.remote, release]));
    const id = compositionId(releases);
    memory.remember(id, releases);
    const exposures = choices.flatMap(({ exposure }) => (exposure ? [exposure] : []));
    return { id, releases, sticky: exposures.length > 0, exposures };
  }

  async function byId(id: string): Promise<ResolvedComposition | null> {
    const versions = await memory.find(id).catch(() => null);
    if (!versions) return null;
    const found = await Promise.all(Object.entries(versions).map(([remote, version]) => cache.usable(remote, version)));
    const whole = found.flatMap((release) => ('reason' in release ? [] : [release]));
    if (whole.length < found.length) return null;
    return { id, releases: Object.fromEntries(whole.map((release) => [release.remote, release])), sticky: false, exposures: [] };
  }

  async function isExperimentRunning(remote?: string): Promise<boolean> {
    const { onTrial } = await state.current();
    return remote === undefined ? onTrial.size > 0 : onTrial.has(remote);
  }

  async function needsVisitor(): Promise<boolean> {
    const { onTrial, snapshot } = await state.current();
    return onTrial.size > 0 || [...snapshot.choices.values()].some(({ canary }) => canary !== null && canary.share > 0);
  }

  function exclude(remote: string, version: string, reason: string): void {
    const explanation = `${remote} ${version} is not chosen on this server: ${reason}`;
    excluded.set(keyOf(remote, version), { type: 'release-excluded', remote, version, explanation });
    log.set('excluded', [...excluded.values()]);
  }

  function readmit(remote: string, version: string): void {
    excluded.delete(keyOf(remote, version));
    log.set('excluded', [...excluded.values()]);
  }

  /** Only paths that the record lists exist, so no string leads out of the release's folder. */
  async function fileOf(remote: string, version: string, path: string) {
    const record = await cache.record(remote, version).catch(() => null);
    const file = record?.files.find((candidate) => candidate.path === path);
    return record && file ? toServedFile(folderOf(record), file) : null;
  }

  async function importMapOfRelease(remote: string, version: string) {
    const record = await cache.record(remote, version).catch(() => null);
    return record && importMapOf([record]);
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
    exclude,
    readmit,
    fileOf,
    importMapOf: importMapOfRelease,
    serverFileOf: (record) => join(folderOf(record), 'server.cjs'),
    moves: async (count) => (await store.history().catch(() => [])).slice(-count).reverse(),
    problems: log.current,
    async close() {
      await state.close();
      await memory.saved();
    },
  };
}
