import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readRemote, writePaths } from '../../shared-kit/src/build/index.ts';
import { describeRemote } from '../generated/readme.ts';
import type { NewCommand } from './command.ts';
import { planFiles } from './file-tree.ts';
import { writeFragment, writePage } from './parts.ts';
import { checkPage, newPart, newRemote, RefusedCommand, readRemotes } from './refusals.ts';
import { writeTemplates } from './templates.ts';

/** What was made: the remote that it belongs to, and the written files relative to the workspace. */
interface Made {
  readonly remote: string;
  readonly files: readonly string[];
}

/** Writes the files of a remote, a page or a fragment into the workspace at `root`. Throws `RefusedCommand` before anything is written. */
export function writeNew(root: string, { kind, options }: NewCommand): Made {
  if (kind === 'remote') return makeRemote(root, options);
  const { remote, name } = newPart(root, kind, options);
  const tree = planFiles(root);
  if (kind === 'fragment') {
    writeFragment(tree, remote, name);
  } else {
    const to = options.path ?? `/${remote.slice('mfe-'.length)}/${name}`;
    checkPage(readRemotes(root), name, to);
    writePage(tree, remote, name, to);
  }
  return { remote, files: tree.save() };
}

/** Formats what was written, and writes what is generated of the remote: the paths of its pages and the lists of its README. */
export function finish(root: string, { remote, files }: Made): void {
  spawnSync('biome', ['check', '--write', ...files], { cwd: root, stdio: 'ignore' });
  const folder = path.join(root, remote);
  writeFileSync(path.join(folder, 'src/paths.ts'), writePaths(readRemote(folder)));
  writeFileSync(path.join(folder, 'README.md'), describeRemote(folder));
}

/** Adds a new workspace to npm's lock and links. Nothing is downloaded that is installed. Throws when npm fails. */
export function installWorkspace(root: string): void {
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm install failed; the files are there. Run it again, then release the remote.');
}

function makeRemote(root: string, options: NewCommand['options']): Made {
  const remote = newRemote(root, options.remote);
  const page = remote.slice('mfe-'.length);
  const to = options.path ?? `/${page}`;
  checkPage(readRemotes(root), page, to);
  const tree = planFiles(root);
  const values = { remote, path: to, ...takeOver(root, remote) };
  for (const set of ['remote', 'workspace']) writeTemplates(tree, set, remote, values);
  writePage(tree, remote, page, to);
  return { remote, files: tree.save() };
}

interface PackageFile {
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const NEEDED = ['@vitrava/build-preset', '@vitrava/shared-kit', 'effector', 'react'];

/** Scripts, versions of contracts and of the packages that every remote needs, from one that is there. */
function takeOver(root: string, remote: string) {
  const [model] = readRemotes(root);
  if (!model) throw new RefusedCommand('There is no remote to take the versions of packages from.');
  const { scripts, dependencies, devDependencies } = JSON.parse(
    readFileSync(path.join(model.folder, 'package.json'), 'utf8'),
  ) as PackageFile;
  const needed = (versions: PackageFile['dependencies']) =>
    Object.fromEntries(Object.entries(versions).filter(([name]) => NEEDED.includes(name)));
  const own = (command: string) => command.replaceAll(path.basename(model.folder), remote);
  return {
    scripts: Object.fromEntries(Object.entries(scripts).map(([name, command]) => [name, own(command)])),
    dependencies: needed(dependencies),
    devDependencies: needed(devDependencies),
    contracts: model.manifest.contracts,
  };
}
