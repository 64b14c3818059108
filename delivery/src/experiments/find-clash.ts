import { experimentOn, type FlagFile, remotesOnTrial } from '../flags/index.ts';
import { checkAgainstLive, readLive } from '../gate/index.ts';
import type { ReleaseStore } from '../store/index.ts';

/**
 * What the gate says against the arms of a flag file that was written past `experiment start`: an arm that takes an address of another remote would
 * break pages of visitors. Null when nothing; arms that are not in the store are not served and so cannot clash.
 */
export async function findClash(store: ReleaseStore, file: FlagFile): Promise<string | null> {
  const running = [...remotesOnTrial(file)];
  if (running.length === 0) return null;
  const live = await readLive(store);
  for (const remote of running) {
    const experiment = experimentOn(file, remote);
    for (const [arm, version] of Object.entries(experiment?.arms ?? {})) {
      const stored = await store.release(remote, version);
      const [refusal] = stored.type === 'found' ? checkAgainstLive(remote, stored.value.manifest, live) : [];
      if (refusal) return `the arm "${arm}" of "${experiment?.name}" on ${remote} cannot go live: ${refusal.explanation}`;
    }
  }
  return null;
}
