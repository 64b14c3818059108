import { chmodSync, type Stats, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import process from 'node:process';

type Environment = Readonly<Record<string, string | undefined>>;

const OWN_FOLDER = 0o700;
const OWN_UMASK = 0o077;
const OTHERS = 0o007;
const GROUP = 0o070;
/** Somebody has given the folder to a group: it hands its group on, or the group may write. */
const GIVEN_TO_GROUP = 0o2020;

/** Folders that several users of one group may share, and that may be in another place (decision 044). */
const NAMED = ['RELEASE_STORE_DIR', 'RELEASE_CACHE_DIR', 'RELEASE_KEYS_DIR', 'RELEASE_API_DIR'] as const;

/**
 * Closes the data folder (`VITRAVA_DATA_DIR`, else `.data`) and the keys in it to other users of this machine, where they are open to all users, which is never a chosen setting. A folder that
 * is open to a group alone, or is another user's, stays as it is. Gives whether the data folder is for this user alone, or not there yet.
 */
export function restrictDataFolder(env: Environment, root: string): boolean {
  const folder = dataFolderOf(env, root);
  const [isOwn] = [folder, join(folder, 'keys')].map(close);
  return isOwn ?? false;
}

/** Closes the data folder and the files that this process will write; not where some are shared from outside. */
export function restrictUmask(env: Environment, root: string): void {
  const isOwn = restrictDataFolder(env, root);
  const folder = dataFolderOf(env, root);
  const isOutside = (named: string) => relative(folder, resolve(root, named)).startsWith('..');
  const isShared = env.RELEASE_STORE_URL?.startsWith('file:') || NAMED.some((name) => env[name] && isOutside(env[name]));
  if (isOwn && !isShared) process.umask(OWN_UMASK);
}

function dataFolderOf({ VITRAVA_DATA_DIR: folder }: Environment, root: string): string {
  return resolve(root, folder || '.data');
}

function close(folder: string): boolean {
  const stats = statSync(folder, { throwIfNoEntry: false });
  if (!stats) return true;
  if ((stats.mode & OTHERS) === 0) return (stats.mode & GROUP) === 0;
  if (!isOurs(stats)) return false;
  const isOfGroup = (stats.mode & GIVEN_TO_GROUP) !== 0;
  const rights = isOfGroup ? stats.mode & 0o7770 : OWN_FOLDER;
  try {
    chmodSync(folder, rights);
  } catch {
    // A file system that takes no rights, or is for reading only.
    return false;
  }
  process.stderr.write(
    `${folder} was open to every user of this machine, and is closed to them now. For a server that runs as another user: chmod 750, in its group.\n`,
  );
  return !isOfGroup;
}

/** Only the owner may change rights; some platforms have no users. */
function isOurs({ uid }: Stats): boolean {
  return process.getuid?.() === uid;
}
