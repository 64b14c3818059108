import { stableVersions } from '../channels/index.ts';
import { readFlagFile, versionsOnTrial } from '../experiments/index.ts';
import { type Refusal, refuse } from '../gate/index.ts';
import { type Attribution, historyEntry, type ReleaseRecord, type ReleaseStore, versionsIn } from '../store/index.ts';

/** What to keep besides releases in use. */
export interface PruneOptions {
  /** Newest releases kept per remote, to go back to. */
  readonly keep: number;
  /** Days for which a release stays after it was made or was live, for previews and for tabs left open. */
  readonly days: number;
  readonly attribution: Attribution;
  /** Lists what would be removed, and removes nothing. */
  readonly dryRun?: boolean;
  /** The value of `EXPERIMENT_PROVIDER`. OpenFeature has no call that lists the versions of a provider. */
  readonly provider?: string | undefined;
}

/** A release that was removed, or would be. */
export type PrunedRelease = Pick<ReleaseRecord, 'remote' | 'version'>;

/** Removes releases that nothing needs. Nothing while flags are unreadable or a foreign provider decides. */
export async function prune(
  store: ReleaseStore,
  options: PruneOptions,
): Promise<
  | { readonly type: 'pruned'; readonly releases: readonly PrunedRelease[] }
  | { readonly type: 'refused'; readonly refusals: readonly Refusal[] }
> {
  if (options.provider && !options.dryRun)
    return { type: 'refused', refusals: [refuse('provider-decides', { provider: options.provider })] };
  return store.exclusively(async () => {
    const flags = readFlagFile(await store.flags());
    if ('explanation' in flags) return { type: 'refused', refusals: [flags] };
    const since = new Date(Date.parse(options.attribution.at) - options.days * 86_400_000).toISOString();
    // What a recent move has ended was live until then.
    const moves = (await store.history()).filter(({ at }) => at > since);
    const gone: PrunedRelease[] = [];
    for (const remote of await store.remotes()) {
      const pointers = await store.pointers(remote);
      if (pointers.type === 'broken') continue;
      const releases = await store.releases(remote);
      const { stable, canary } = pointers.type === 'found' ? pointers.value : { stable: null, canary: null };
      const inUse = new Set([
        stable,
        canary?.version,
        ...(pointers.type === 'found' ? stableVersions(pointers.value).slice(0, options.keep) : []),
        ...releases.slice(-options.keep).map(({ version }) => version),
        ...versionsOnTrial(flags, remote),
        ...moves.flatMap((move) => (move.remote === remote ? [...versionsIn(move.from), ...versionsIn(move.to)] : [])),
      ]);
      const unused = releases.filter(({ version, createdAt }) => !inUse.has(version) && createdAt <= since);
      gone.push(...unused.map(({ version }) => ({ remote, version })));
    }
    const entry = historyEntry(options.attribution, { move: 'prune', remote: null, removed: gone });
    if (!options.dryRun && gone.length > 0) await store.commit({ entry });
    if (!options.dryRun) await store.sweep();
    return { type: 'pruned', releases: gone };
  });
}
