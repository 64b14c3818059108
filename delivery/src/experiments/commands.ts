import { readUsableRelease } from '../channels/index.ts';
import { type Experiment, experimentOn, readFlagFile, toFlagText, withExperiment, withoutExperiment } from '../flags/index.ts';
import { type ApiContract, checkCandidate, type Refusal, refuse } from '../gate/index.ts';
import { type Attribution, historyEntry, type ReleaseStore } from '../store/index.ts';

/** The outcome of a command to start or stop an experiment. */
export type ExperimentOutcome =
  | { readonly type: 'done'; readonly experiment: string }
  | { readonly type: 'refused'; readonly refusals: readonly Refusal[] };

/** Starts an experiment whose versions are all compatible with the live releases and, where known, the backend. */
export async function startExperiment(
  store: ReleaseStore,
  experiment: Experiment,
  attribution: Attribution,
  contract: ApiContract | null = null,
): Promise<ExperimentOutcome> {
  return store.exclusively(async () => {
    const file = readFlagFile(await store.flags());
    if ('explanation' in file) return { type: 'refused', refusals: [file] };
    const running = experimentOn(file, experiment.remote);
    if (running !== null)
      return { type: 'refused', refusals: [refuse('experiment-running', { remote: experiment.remote, experiment: running.name })] };
    const refusals = await checkArms(store, experiment, contract);
    if (refusals.length > 0) return { type: 'refused', refusals };
    const flags = toFlagText(withExperiment(file, { ...experiment, startedAt: attribution.at }));
    // Nothing is written that servers would not follow.
    const written = readFlagFile(flags);
    if ('explanation' in written) return { type: 'refused', refusals: [written] };
    const { remote, name, arms } = experiment;
    const to = { experiment: { name, arms: Object.fromEntries(arms.map((arm) => [arm.name, arm.version])) } };
    await store.commit({
      flags,
      entry: historyEntry(attribution, { move: 'experiment start', remote, from: { experiment: null }, to }),
    });
    return { type: 'done', experiment: experiment.name };
  });
}

/** Stops the experiment of a remote: its visitors return to the channels. */
export async function stopExperiment(store: ReleaseStore, remote: string, attribution: Attribution): Promise<ExperimentOutcome> {
  return store.exclusively(async () => {
    const file = readFlagFile(await store.flags());
    if ('explanation' in file) return { type: 'refused', refusals: [file] };
    const running = experimentOn(file, remote);
    if (running === null) return { type: 'refused', refusals: [refuse('experiment-unknown', { remote })] };
    await store.commit({
      flags: toFlagText(withoutExperiment(file, remote)),
      entry: historyEntry(attribution, {
        move: 'experiment stop',
        remote,
        from: { experiment: { name: running.name, arms: running.arms } },
        to: { experiment: null },
      }),
    });
    return { type: 'done', experiment: running.name };
  });
}

/** Arms as the command line has them: `a=0.1.0-abc:50,b=0.1.0-def:50`. */
export function parseArms(text: string): Experiment['arms'] | Refusal {
  const arms = text.split(',').map((part) => /^\s*([\w-]+)=([0-9A-Za-z.-]+):(\d{1,6})\s*$/.exec(part));
  const broken = arms.indexOf(null);
  if (broken >= 0) return refuse('arms-invalid', { reason: `"${text.split(',')[broken]}" is not an arm` });
  const parsed = arms.map((match) => ({ name: match?.[1] ?? '', version: match?.[2] ?? '', weight: Number(match?.[3]) }));
  const names = new Set(parsed.map((arm) => arm.name));
  if (parsed.length < 2 || names.size < parsed.length)
    return refuse('arms-invalid', { reason: 'there must be two or more, with different names' });
  if (parsed.every((arm) => arm.weight === 0)) return refuse('arms-invalid', { reason: 'the weights are all zero' });
  return parsed;
}

async function checkArms(store: ReleaseStore, { remote, arms }: Experiment, contract: ApiContract | null): Promise<Refusal[]> {
  const versions = [...new Set(arms.map(({ version }) => version))];
  const checked = await Promise.all(
    versions.map(async (version) => {
      const release = await readUsableRelease(store, remote, version);
      return 'type' in release ? [release] : checkCandidate(release, { store, contract });
    }),
  );
  // Arms often share a fault, which is reported once.
  return [...new Map(checked.flat().map((refusal) => [refusal.explanation, refusal])).values()];
}
