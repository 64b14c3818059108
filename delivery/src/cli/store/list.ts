import { experimentOn, readFlagFile, versionsOnTrial } from '../../experiments/index.ts';
import { NO_POINTERS, type ReleaseStore, type RemotePointers } from '../../store/index.ts';
import { type CommandResult, findUnknownRemote, refusedResult, resultOf } from '../command/index.ts';

interface ListedRelease {
  readonly version: string;
  readonly createdAt: string;
  readonly marks: readonly string[];
}

/** `list [remote]`: releases, newest first, with the channels and experiments that point at them. */
export async function list(store: ReleaseStore, only: string | undefined): Promise<CommandResult> {
  const unknown = only === undefined ? null : await findUnknownRemote(store, only);
  if (unknown) return refusedResult('Nothing is listed:', [unknown]);
  const remotes = only === undefined ? await store.remotes() : [only];
  const flags = readFlagFile(await store.flags());
  const listed: Record<string, readonly ListedRelease[]> = {};
  const lines: string[] = 'explanation' in flags ? [flags.explanation] : [];
  for (const remote of remotes) {
    const stored = await store.pointers(remote);
    if (stored.type === 'broken') lines.push(stored.explanation);
    const pointers = stored.type === 'found' ? stored.value : NO_POINTERS;
    const trial = 'explanation' in flags ? [] : versionsOnTrial(flags, remote);
    const experiment = 'explanation' in flags ? null : experimentOn(flags, remote);
    const releases = [...(await store.releases(remote))].reverse().map(({ version, createdAt }) => ({
      version,
      createdAt,
      marks: [...channelMarks(pointers, version), ...(trial.includes(version) ? [`experiment "${experiment?.name}"`] : [])],
    }));
    listed[remote] = releases;
    lines.push(remote, ...releases.map(({ version, createdAt, marks }) => `  ${version}  ${createdAt}  ${marks.join(', ')}`.trimEnd()));
  }
  if (remotes.length === 0) lines.push('Nothing was released yet.');
  return resultOf(lines, { remotes: listed });
}

function channelMarks(pointers: RemotePointers, version: string): string[] {
  const { stable, canary, excluded = [] } = pointers;
  const exclusions = excluded.filter((one) => one.version === version && one.isShared);
  return [
    ...(stable === version ? ['live'] : []),
    ...(canary?.version === version ? [`canary ${canary.share} %`] : []),
    ...exclusions.map(({ by, reason, at }) => {
      const [who, since] = [by === 'evidence' ? 'the servers' : 'an operator', at.slice(0, 16).replace('T', ' ')];
      return `excluded by ${who} since ${since}${reason === '' ? '' : ` (${reason})`}`;
    }),
  ];
}
