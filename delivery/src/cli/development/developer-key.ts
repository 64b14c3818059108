import { randomBytes } from 'node:crypto';
import { writeDeveloperPass } from '../../signed-tokens/index.ts';
import type { ReleaseStore } from '../../store/index.ts';
import { type CommandResult, resultOf, UsageError } from '../command/index.ts';

const HOUR_MS = 60 * 60 * 1000;
/** A key that is lost is dangerous for so long at most. */
const MAX_HOURS = 7 * 24;

/** The arguments for a key. */
export interface DeveloperKeyOptions {
  readonly remotes: readonly string[];
  readonly person: string;
  readonly hours: number;
  readonly now?: Date;
}

/** `developer-key <remote…>`: a key with which one person alone sees working builds of these remotes in the running shop. */
export async function developerKey(
  store: ReleaseStore,
  { remotes, person, hours, now = new Date() }: DeveloperKeyOptions,
): Promise<CommandResult> {
  if (hours <= 0 || hours > MAX_HOURS) throw new UsageError(`A developer's key holds for at most ${MAX_HOURS} hours, not for ${hours}.`);
  const wrong = remotes.find((remote) => !/^[a-z][a-z0-9-]{1,40}$/.test(remote));
  if (wrong !== undefined) throw new UsageError(`"${wrong}" is no name of a remote.`);
  const expiresAt = new Date(now.getTime() + hours * HOUR_MS).toISOString();
  const pass = { id: randomBytes(8).toString('hex'), person, remotes: [...remotes], expiresAt };
  const key = writeDeveloperPass(pass, await store.secret());
  return resultOf(
    [
      key,
      `It lets ${person} try ${remotes.join(', ')} until ${expiresAt}, in a shop with DEVELOPER_BUILDS=on. Hand it over like a password.`,
    ],
    {
      key,
      ...pass,
    },
  );
}
