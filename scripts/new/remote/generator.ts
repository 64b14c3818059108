import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { GeneratorCallback, Tree } from '@nx/devkit';
import { formatWritten, installWorkspace, writeGenerated } from '../finish.ts';
import { writePage } from '../page/write-page.ts';
import { checkPage, newRemote, RefusedCommand, readRemotes } from '../refusals.ts';
import { writeTemplates } from '../templates.ts';

export interface RemoteOptions {
  readonly remote?: string | undefined;
  /** Absent: the name of the remote without its beginning, `/gift`. */
  readonly path?: string | undefined;
}

/** The generator of a remote with one page. Throws `RefusedCommand` before anything is written. */
export function makeRemote(tree: Tree, options: RemoteOptions): GeneratorCallback {
  const remote = newRemote(tree.root, options.remote);
  const page = remote.slice('mfe-'.length);
  const to = options.path ?? `/${page}`;
  checkPage(readRemotes(tree.root), page, to);
  const values = { remote, path: to, ...takeOver(tree.root, remote) };
  for (const set of ['remote', 'workspace']) writeTemplates(tree, set, remote, values);
  writePage(tree, remote, page, to);
  const format = formatWritten(tree);
  return () => {
    format();
    writeGenerated(tree, remote);
    installWorkspace(tree);
  };
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
