import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = new URL('../../../../../', import.meta.url);
/** What the program of a thread is made of. The shop's data lies beside it and is not among them. */
const READABLE = ['package.json', 'node_modules/*', 'shell/package.json', 'shell/node_modules/*'];

/** A package's folder, behind its link. */
const realFolder = (file: string): string => path.dirname(realpathSync(fileURLToPath(new URL(file, root))));

/** Where the packages really lie: in a copy of the workspace, and with some installers, `node_modules` is a link or holds links. */
const own = fileURLToPath(new URL('shell/node_modules', root));
const packages = [path.dirname(realFolder('node_modules/react/package.json')), ...(existsSync(own) ? [realpathSync(own)] : [])];

/**
 * Node's permission model, for render threads alone: they start no process and no thread, write no file, and read none but the program's. A server
 * file reaches them as text. (`execArgv` of a worker has its own environment, so the server itself is not held by it.)
 * `files`: what its program is made of beside packages, from the repository's root.
 */
export function threadPermissions(files: readonly string[]): string[] {
  return [
    '--permission',
    ...[...READABLE, ...files].map((readable) => `--allow-fs-read=${fileURLToPath(root)}${readable}`),
    ...packages.map((folder) => `--allow-fs-read=${folder}/*`),
  ];
}
