import { FLAG_SUBJECT } from '@vitrava/shared-kit/contracts/page';
import { experimentOn, type FlagFile, type RunningExperiment, subjectsOnTrial } from '../flags/index.ts';
import { checkCandidate, checkFlags, type LiveReleases, readLive, refuse } from '../gate/index.ts';
import type { ReleaseStore } from '../store/index.ts';
import { findUncountable, goalsOf } from './goals.ts';

/** Why an edited flag file cannot be followed: an arm or a goal that cannot work, or a flag of another type than its readers declare; else null. */
export async function findFlagFileError(store: ReleaseStore, file: FlagFile): Promise<string | null> {
  const running = [...subjectsOnTrial(file)];
  if (Object.keys(file.flags).length === 0) return null;
  const live = await readLive(store);
  const [unfit] = live.remotes.flatMap(({ remote, manifest }) => checkFlags(remote, manifest, { ...live, flags: file.flags }));
  if (unfit) return unfit.explanation;
  for (const subject of running) {
    const experiment = experimentOn(file, subject);
    if (!experiment) continue;
    const fault = (await findArmsError(store, subject, experiment)) ?? findGoalsError(subject, experiment, live);
    if (fault !== null) return fault;
  }
  return null;
}

async function findArmsError(store: ReleaseStore, remote: string, { name, arms }: RunningExperiment): Promise<string | null> {
  if (remote.startsWith(FLAG_SUBJECT)) return null;
  for (const [arm, version] of Object.entries(arms)) {
    const stored = await store.release(remote, version);
    const which = `the arm "${arm}" of "${name}" on ${remote}`;
    if (stored.type === 'absent') {
      const { explanation } = refuse('release-unknown', { remote, version, known: await store.versions(remote) });
      return `${which} is shown to no one: ${explanation}`;
    }
    const refusals = stored.type === 'found' ? await checkCandidate(stored.value, { store }) : [];
    // Servers avoid an arm that they have excluded themselves, and the other experiments must not end for it.
    const refusal = refusals.find((one) => one.type !== 'version-excluded' || one.by === 'operator');
    if (refusal) return `${which} cannot go live: ${refusal.explanation}`;
  }
  return null;
}

function findGoalsError(remote: string, { name, goals }: RunningExperiment, live: LiveReleases): string | null {
  const refusal = findUncountable(goals, goalsOf(live));
  return refusal && `the goals of "${name}" on ${remote} cannot be counted: ${refusal.explanation}`;
}
