import { readCompositionId } from '../../composition-id/index.ts';
import { experimentsIn, readFlagFile } from '../../experiments/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { CHANGE_COMMANDS } from './remote-commands.ts';

/** A command that was sent, with its arguments as the program has read them. */
export interface RemoteCommand {
  readonly name: string;
  /** What an argument was given, by its name. */
  readonly argument: (name: string) => unknown;
}

/**
 * The remote that keeps a team from a command, because it is not the team's; null when nothing does. A move, a key and a preview are for the team's own
 * remotes. The page of a composition has parts of all teams, and was seen by a visitor as it is: one part of the team's own is enough.
 */
export async function findUnownedRemote(
  { name, argument }: RemoteCommand,
  store: ReleaseStore,
  isOwn: (remote: string) => boolean,
): Promise<string | null> {
  const notOwn = (remotes: readonly string[]) => remotes.find((remote) => !isOwn(remote)) ?? null;
  if (CHANGE_COMMANDS.has(name)) return notOwn([String(argument('remote'))]);
  if (name === 'developer-key') return notOwn(listOf(argument('remotes')));
  if (name === 'preview') return notOwn(listOf(argument('remote@version')).map((text) => text.split('@')[0] ?? ''));
  if (name === 'experiment link') return notOwn(await remotesOnTrial(store, String(argument('experiment'))));
  if (name === 'replay') {
    const composition = await readCompositionId(store, String(argument('id')));
    const remotes = composition.type === 'named' ? composition.versions.map(({ remote }) => remote) : [];
    return remotes.some(isOwn) ? null : notOwn(remotes);
  }
  return null;
}

/**
 * The remote of an experiment, by its name or the remote's; none for an experiment that does not run, which the command
 * itself reports.
 */
async function remotesOnTrial(store: ReleaseStore, experiment: string): Promise<readonly string[]> {
  const file = readFlagFile(await store.flags());
  if ('explanation' in file) return [];
  return [...experimentsIn(file)].flatMap(([remote, { name }]) => (name === experiment || remote === experiment ? [remote] : []));
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : [];
}
