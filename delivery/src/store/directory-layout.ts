import { join } from 'node:path';

/** Names that may become folders: no separators, no leading dot. Whatever else a caller sends is not a name of a release. */
const FOLDER_NAME = /^[0-9A-Za-z][0-9A-Za-z._-]{0,100}$/;

/** Whether a string can be a remote's name or a version. */
export function isFolderName(name: string): boolean {
  return FOLDER_NAME.test(name);
}

/** Where things lie in a release directory. */
export function layoutOf(root: string) {
  return {
    flags: join(root, 'flags.json'),
    seen: join(root, 'seen.json'),
    secret: join(root, '.secret'),
    history: join(root, 'history.jsonl'),
    pending: join(root, '.pending.json'),
    lock: join(root, '.lock.sqlite'),
    drafts: join(root, '.drafts'),
    remote: (remote: string) => join(root, remote),
    pointers: (remote: string) => join(root, remote, 'channels.json'),
    release: (remote: string, version: string) => join(root, remote, version),
    record: (remote: string, version: string) => join(root, remote, version, 'release.json'),
  };
}
