import { readmitVersion } from '../../exclusion/index.ts';
import type { Cause, ReleaseStore } from '../../store/index.ts';
import { type Answer, findUnknownRemote, say, sayRefused } from '../output/index.ts';

/** `readmit <remote> <version>`: ends the exclusion of a version. */
export async function readmit(store: ReleaseStore, remote: string, version: string, cause: Cause): Promise<Answer> {
  const refusal = await readmitVersion(store, { remote, version, cause });
  if (refusal) return sayRefused('Nothing has changed:', [(await findUnknownRemote(store, remote)) ?? refusal]);
  return say(`Servers may choose ${remote} ${version} again, where a channel or an experiment names it.`, { remote, version });
}
