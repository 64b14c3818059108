import { describeDecision, readCanaries } from '../../canary/index.ts';
import { excludedByEvidence } from '../../exclusion/index.ts';
import { experimentOn, findFlagFileError, readFlagFile } from '../../experiments/index.ts';
import type { ResultsCollector } from '../../results/index.ts';
import { NO_POINTERS, type ReleaseStore } from '../../store/index.ts';
import { freshReleases } from '../canaries/index.ts';
import { type CommandResult, resultOf } from '../command/index.ts';

interface RemoteStatus {
  readonly stable: string | null;
  readonly canary: { readonly version: string; readonly share: number } | null;
  readonly experiment: { readonly name: string; readonly arms: Readonly<Record<string, string>> } | null;
  /** What the guard of releases waits for, in sentences: of a canary with a plan, and of a stable version in its first hour. */
  readonly watched: Watched;
}

type Watched = { readonly canary?: string; readonly release?: string };

/** `status`: the versions that visitors get now, the watched versions, and the problems of the store's files. */
export async function status(store: ReleaseStore, sums: ResultsCollector): Promise<CommandResult> {
  const problems: string[] = [];
  const flags = readFlagFile(await store.flags());
  if ('explanation' in flags) problems.push(flags.explanation);
  const fault = 'explanation' in flags ? null : await findFlagFileError(store, flags);
  if (fault) problems.push(`The flag file is not followed: ${fault} Until it is mended servers keep the last good one.`);
  const watched = await readWatched(store, sums).catch((error: unknown) => {
    problems.push(`What visitors met cannot be read: ${error instanceof Error ? error.message : String(error)}.`);
    return new Map<string, Watched>();
  });
  const remotes: Record<string, RemoteStatus> = {};
  for (const remote of await store.remotes()) {
    const stored = await store.pointers(remote);
    if (stored.type === 'broken') problems.push(stored.explanation);
    const pointers = stored.type === 'found' ? stored.value : NO_POINTERS;
    const { stable, canary } = pointers;
    for (const { version, reason } of excludedByEvidence(pointers))
      problems.push(
        `${remote} ${version} is excluded by the servers: ${reason} When it is well again: npx vitrava readmit ${remote} ${version}`,
      );
    const experiment = 'explanation' in flags ? null : experimentOn(flags, remote);
    remotes[remote] = { stable, canary, experiment, watched: watched.get(remote) ?? {} };
  }
  const lines = Object.entries(remotes).flatMap(([remote, live]) => [`${remote}  ${describe(live)}`, ...describeWatched(live)]);
  const listed = problems.length > 0 ? ['Problems:', ...problems.map((problem) => `- ${problem}`)] : [];
  return resultOf(lines.length > 0 ? [...lines, ...listed] : ['Nothing was released yet.', ...listed], { remotes, problems });
}

function describe({ stable, canary, experiment }: RemoteStatus): string {
  const arms = Object.entries(experiment?.arms ?? {}).map(([arm, version]) => `${arm} ${version}`);
  return [
    stable ?? 'shown to no one',
    ...(canary ? [`canary ${canary.version} (${canary.share} %)`] : []),
    ...(experiment ? [`experiment "${experiment.name}": ${arms.join(', ')}`] : []),
  ].join('; ');
}

function describeWatched({ stable, canary, watched }: RemoteStatus): readonly string[] {
  return [
    ...(watched.release === undefined ? [] : [`  ${stable}: ${watched.release}`]),
    ...(watched.canary === undefined ? [] : [`  ${canary?.version}: ${watched.canary}`]),
  ];
}

async function readWatched(store: ReleaseStore, sums: ResultsCollector): Promise<ReadonlyMap<string, Watched>> {
  const found = new Map<string, Watched>();
  for (const { remote, state } of await freshReleases(store, sums)) found.set(remote, { release: state });
  for (const { remote, decision } of await readCanaries({ store, sums, now: Date.now() }))
    if (decision) found.set(remote, { ...found.get(remote), canary: describeDecision(decision, 'en') });
  return found;
}
