import { experimentOn, type FlagFile, type RunningExperiment, remotesOnTrial } from '../flags/index.ts';
import { checkAgainstLive, type LiveReleases, readLive, refuse } from '../gate/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { findUncountable, goalsOf } from './goals.ts';

/**
 * What `experiment start` would have refused of a flag file that was edited manually: an arm that is not in the store, so that its visitors would
 * get another version without a word; one that takes an address of another remote, which would break pages; a goal that no page can count. Null when
 * nothing.
 */
export async function findFlagFileError(store: ReleaseStore, file: FlagFile): Promise<string | null> {
  const running = [...remotesOnTrial(file)];
  if (running.length === 0) return null;
  const live = await readLive(store);
  for (const remote of running) {
    const experiment = experimentOn(file, remote);
    if (!experiment) continue;
    const fault = (await findArmsError(store, remote, experiment, live)) ?? findGoalsError(remote, experiment, live);
    if (fault !== null) return fault;
  }
  return null;
}

async function findArmsError(
  store: ReleaseStore,
  remote: string,
  { name, arms }: RunningExperiment,
  live: LiveReleases,
): Promise<string | null> {
  for (const [arm, version] of Object.entries(arms)) {
    const stored = await store.release(remote, version);
    const which = `the arm "${arm}" of "${name}" on ${remote}`;
    if (stored.type === 'absent') {
      const { explanation } = refuse('release-unknown', { remote, version, known: await store.versions(remote) });
      return `${which} is shown to no one: ${explanation}`;
    }
    const [refusal] = stored.type === 'found' ? checkAgainstLive(remote, stored.value.manifest, live) : [];
    if (refusal) return `${which} cannot go live: ${refusal.explanation}`;
  }
  return null;
}

function findGoalsError(remote: string, { name, goals }: RunningExperiment, live: LiveReleases): string | null {
  const refusal = findUncountable(goals, goalsOf(live));
  return refusal && `the goals of "${name}" on ${remote} cannot be counted: ${refusal.explanation}`;
}
