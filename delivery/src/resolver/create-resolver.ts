import type { Provider } from '@openfeature/server-sdk';
import { FLAG_SUBJECT } from '@vitrava/shared-kit/contracts/page';
import type { WatchedCanary } from '../canary/index.ts';
import { type Preview, readPreview } from '../preview/index.ts';
import { hmacOf, signText, verifyText } from '../signed-tokens/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { createCompositions } from './compositions.ts';
import { createExclusions } from './exclusions.ts';
import type { ReleaseProblem } from './problem.ts';
import { createProblemLog } from './problem-log.ts';
import { createReleaseCache } from './release-cache.ts';
import { createReleaseFiles } from './release-files.ts';
import type { ResolvedComposition, Resolver } from './resolver.ts';
import { createSecret } from './secret.ts';
import { createState } from './state.ts';
import { visitorComposition } from './visitor-composition.ts';

/** What a resolver is made of. */
export interface ResolverOptions {
  readonly store: ReleaseStore;
  /** How long a look at the store may be out of date; 100 ms by default. */
  readonly freshMs?: number;
  /** Decides experiments instead of the store's flag file; see `loadProvider`. */
  readonly provider?: Provider | null;
  /** The newest working builds of a developer's key, by remote; none by default. */
  readonly workingVersions?: ((key: string) => Readonly<Record<string, string>>) | undefined;
  /** Called once per problem when it appears. */
  readonly onProblem?: (problem: ReleaseProblem) => void;
}

/** Makes the resolver of a server process. Nothing is read before the first question. */
export function createResolver(options: ResolverOptions): Resolver {
  const { store, freshMs = 100, provider, workingVersions = () => ({}), onProblem } = options;
  const log = createProblemLog(onProblem);
  const cache = createReleaseCache(store);
  const exclusions = createExclusions({
    onProblems: (problems) => log.set('excluded', problems),
    onChange: () => state.replan(),
  });
  const secret = createSecret(store, log);
  const compositions = createCompositions(store, secret.current);
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

  async function previewOf(token: string): Promise<Preview> {
    await secret.ready();
    const { runs } = await state.current();
    return readPreview(token, { secret: secret.current(), runs, workingVersions, usable: cache.usable });
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

  return {
    async resolve(request) {
      await secret.ready();
      const present = await state.current();
      const preview = request.preview === undefined ? null : await previewOf(request.preview);
      return visitorComposition(request, present, preview, compositions);
    },
    byId,
    async flagsOf(declared, request) {
      if (Object.keys(declared).length === 0) return {};
      const { assignment, runs } = await state.current();
      const takesPart = request.visitorId !== null && request.preview === undefined;
      const isCounted = (name: string) => takesPart && runs.some(({ remote }) => remote === FLAG_SUBJECT + name);
      const flags = Object.entries(await assignment.flagsOf(declared, request));
      return Object.fromEntries(flags.map(([name, flag]) => [name, isCounted(name) ? flag : { value: flag.value }]));
    },
    previewOf,
    sign: (purpose, text) => signText(secret.current(), purpose, text),
    verify: (purpose, value) => verifyText(secret.current(), purpose, value),
    hash: (purpose, text) => hmacOf(secret.current(), purpose, text),
    ...createTrials(state, secret.ready, exclusions.isOwn),
    exclude: exclusions.exclude,
    ...createReleaseFiles(store, cache, state.current),
    problems: log.current,
    async close() {
      exclusions.close();
      await state.close();
    },
  };
}

/** Which experiments and canaries run now. */
function createTrials(
  { current, mayHaveDrawn }: ReturnType<typeof createState>,
  ready: () => Promise<unknown> | null,
  isExcluded: (remote: string, version: string) => boolean,
): Pick<Resolver, 'needsVisitor' | 'runs' | 'canaries' | 'mayHaveDrawn'> {
  return {
    async needsVisitor() {
      await ready();
      const { onTrial, hasFlagsOfVisitor, snapshot } = await current();
      return (
        onTrial.size > 0 || hasFlagsOfVisitor || [...snapshot.choices.values()].some(({ canary }) => canary !== null && canary.share > 0)
      );
    },
    runs: async () => (await current()).runs,
    async canaries() {
      const { snapshot, onTrial } = await current();
      const isLeftOut = ({ remote, canary, control }: WatchedCanary) =>
        onTrial.has(remote) || [canary.version, control].some((version) => isExcluded(remote, version));
      return [...snapshot.choices.values()].flatMap(({ watched }) => (watched && !isLeftOut(watched) ? [watched] : []));
    },
    mayHaveDrawn,
  };
}
