import { type ExperimentArms, experimentOn, readFlagFile, toFlagText, withoutExperiment } from '../flags/index.ts';
import type { ReleaseStore, RemotePointers } from '../store/index.ts';

/** What visitors of a remote get besides its stable version. */
export interface Trials {
  readonly canary: RemotePointers['canary'];
  readonly experiment: { readonly name: string; readonly arms: ExperimentArms } | null;
  /** The flag file without the experiment; absent when none runs. */
  readonly flags?: string;
  /** Set when the flag file cannot be read: what servers still have of it is unknown then. */
  readonly warning: string | null;
}

/** Reads the trials of a remote. A broken flag file does not stand in the way of going back. */
export async function readTrials(store: ReleaseStore, remote: string, { canary }: RemotePointers): Promise<Trials> {
  const file = readFlagFile(await store.flags());
  if ('explanation' in file) return { canary, experiment: null, warning: file.explanation };
  const experiment = experimentOn(file, remote);
  if (experiment === null) return { canary, experiment, warning: null };
  return {
    canary,
    experiment: { name: experiment.name, arms: experiment.arms },
    flags: toFlagText(withoutExperiment(file, remote)),
    warning: null,
  };
}

/** Everywhere that visitors got a version, in words. */
export function placesOf(version: string, stable: string | null, { canary, experiment }: Trials): string[] {
  const arms = Object.entries(experiment?.arms ?? {}).filter(([, armVersion]) => armVersion === version);
  return [
    ...(stable === version ? ['stable'] : []),
    ...(canary?.version === version ? [`the canary (${canary.share} %)`] : []),
    ...arms.map(([arm]) => `arm ${arm} of the experiment "${experiment?.name}"`),
  ];
}
