import { endExclusion } from '../../exclusion/index.ts';
import type { Attribution, ReleaseStore } from '../../store/index.ts';
import { type CommandResult, findUnknownRemote, refusedResult, resultOf } from '../output/index.ts';

/** `readmit <remote> <version>`: ends the exclusion of a version. */
export async function readmit(store: ReleaseStore, remote: string, version: string, attribution: Attribution): Promise<CommandResult> {
  const refusal = await endExclusion(store, { remote, version, attribution });
  if (refusal) return refusedResult('Nothing has changed:', [(await findUnknownRemote(store, remote)) ?? refusal]);
  return resultOf(`Servers may choose ${remote} ${version} again, where a channel or an experiment names it.`, { remote, version });
}
