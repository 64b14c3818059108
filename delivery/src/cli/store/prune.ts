import { type PruneOptions, prune as pruneStore } from '../../prune/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, refusedResult, resultOf } from '../output/index.ts';

/** `prune`: removes releases that nothing needs. */
export async function prune(
  store: ReleaseStore,
  options: Omit<PruneOptions, 'dryRun'> & { readonly dryRun: boolean },
): Promise<CommandResult> {
  const outcome = await pruneStore(store, options);
  if (outcome.type === 'refused') return refusedResult('Nothing was removed:', outcome.refusals);
  const names = outcome.releases.map(({ remote, version }) => `  ${remote} ${version}`);
  const verb = options.dryRun ? 'would be removed' : 'removed';
  return resultOf([`${names.length} releases ${verb}.`, ...names], { dryRun: options.dryRun, releases: outcome.releases });
}
