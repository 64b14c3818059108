import { existsSync, realpathSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { MEMORY_ARGUMENTS } from '../../memory-settings.ts';

const root = fileURLToPath(new URL('../../../../../', import.meta.url));
const BUILT = { file: 'shell/dist/render-process.mjs', reads: ['shell/dist/render-process.mjs'] };
const SOURCES = {
  file: 'shell/src/server/render/pool/process-main.ts',
  reads: [
    'shell/src/*',
    'server-kit/package.json',
    'server-kit/src/*',
    'shared-kit/package.json',
    'shared-kit/src/*',
    'delivery/package.json',
    'delivery/src/sandbox/*',
  ],
};
/** In production as it was built: from sources it would also load what strips their types. Otherwise the sources as they are now. */
const PROGRAM = process.env['NODE_ENV'] === 'production' && existsSync(path.join(root, BUILT.file)) ? BUILT : SOURCES;

const PACKAGES = ['package.json', 'node_modules/*', 'shell/package.json', 'shell/node_modules/*'];

/** The folder of a package behind its link. */
const realFolder = (file: string): string => path.dirname(realpathSync(path.join(root, file)));

/** Real folders of the packages: in a copy of the workspace, and with some installers, `node_modules` is a link or contains links. */
const ownPackages = path.join(root, 'shell/node_modules');
const linkedFolders = [
  path.dirname(realFolder('node_modules/react/package.json')),
  ...(existsSync(ownPackages) ? [realpathSync(ownPackages)] : []),
];

/** Node's permission model: no other process, no thread, no written file, and no readable file but the program's. The server file arrives as text. */
const PERMISSIONS = [
  '--permission',
  ...[...PACKAGES, ...PROGRAM.reads].map((readable) => `--allow-fs-read=${root}${readable}`),
  ...linkedFolders.map((folder) => `--allow-fs-read=${folder}/*`),
];

/** Arguments of Node for a render process with this limit of its heap. */
export function programArguments(heapLimitMb: number): string[] {
  const memory = MEMORY_ARGUMENTS.filter((option) => !option.startsWith('--max-old-space-size'));
  return [...memory, `--max-old-space-size=${heapLimitMb}`, ...PERMISSIONS, path.join(root, PROGRAM.file)];
}
