import { sharedExclusions } from '../exclusion/index.ts';
import { experimentOn, findFlagFault, readFlagFile } from '../experiments/index.ts';
import { NO_POINTERS, type ReleaseStore } from '../store/index.ts';
import { type Answer, say } from './answer.ts';

interface RemoteStatus {
  readonly stable: string | null;
  readonly canary: { readonly version: string; readonly share: number } | null;
  readonly experiment: { readonly name: string; readonly arms: Readonly<Record<string, string>> } | null;
}

/** `status`: what visitors get now of each remote, and what is wrong with the store's files. */
export async function status(store: ReleaseStore): Promise<Answer> {
  const problems: string[] = [];
  const flags = readFlagFile(await store.flags());
  if ('explanation' in flags) problems.push(flags.explanation);
  const fault = 'explanation' in flags ? null : await findFlagFault(store, flags);
  if (fault) problems.push(`The flag file is not followed: ${fault} Until it is mended servers keep the last good one.`);
  const remotes: Record<string, RemoteStatus> = {};
  for (const remote of await store.remotes()) {
    const stored = await store.pointers(remote);
    if (stored.type === 'broken') problems.push(stored.explanation);
    const pointers = stored.type === 'found' ? stored.value : NO_POINTERS;
    const { stable, canary } = pointers;
    for (const { version, reason } of sharedExclusions(pointers))
      problems.push(
        `${remote} ${version} is left out by the servers: ${reason} When it is well again: npx vitrava readmit ${remote} ${version}`,
      );
    remotes[remote] = { stable, canary, experiment: 'explanation' in flags ? null : experimentOn(flags, remote) };
  }
  const lines = Object.entries(remotes).map(([remote, live]) => `${remote}  ${describe(live)}`);
  const said = problems.length > 0 ? ['Problems:', ...problems.map((problem) => `- ${problem}`)] : [];
  return say(lines.length > 0 ? [...lines, ...said] : ['Nothing was released yet.', ...said], { remotes, problems });
}

function describe({ stable, canary, experiment }: RemoteStatus): string {
  const arms = Object.entries(experiment?.arms ?? {}).map(([arm, version]) => `${arm} ${version}`);
  return [
    stable ?? 'shown to no one',
    ...(canary ? [`canary ${canary.version} (${canary.share} %)`] : []),
    ...(experiment ? [`experiment "${experiment.name}": ${arms.join(', ')}`] : []),
  ].join('; ');
}
