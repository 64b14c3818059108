import { join } from 'node:path';

/** The record in the folder of a release. */
export const RECORD_FILE = 'release.json';

/** Names that may become folders: no separators, no leading dot. Whatever else a caller sends is not a name of a release. */
export const FOLDER_NAME = '^[0-9A-Za-z][0-9A-Za-z._-]{0,100}$';
const FOLDER_NAMES = new RegExp(FOLDER_NAME);

/** Paths of files inside a folder: no way up or to the root, as a pattern of JSON Schema. */
export const INNER_PATH = String.raw`^(?:(?!\.\.?(?:/|$))[^/\\\u0000-\u001f]+(?:/(?!$)|$))+$`;
const INNER_PATHS = new RegExp(INNER_PATH);

/** Whether a string can be a remote's name or a version. */
export function isFolderName(name: string): boolean {
  return FOLDER_NAMES.test(name);
}

/** Whether a string can be the path of a file inside a release, wherever it comes from. */
export function isInnerPath(path: string): boolean {
  return INNER_PATHS.test(path);
}

/** Where things lie in a release directory. */
export function layoutOf(root: string) {
  return {
    flags: join(root, 'flags.json'),
    secret: join(root, '.secret'),
    history: join(root, 'history.jsonl'),
    pending: join(root, '.pending.json'),
    lock: join(root, '.lock.sqlite'),
    drafts: join(root, '.drafts'),
    remote: (remote: string) => join(root, remote),
    pointers: (remote: string) => join(root, remote, 'channels.json'),
    release: (remote: string, version: string) => join(root, remote, version),
    record: (remote: string, version: string) => join(root, remote, version, RECORD_FILE),
  };
}
