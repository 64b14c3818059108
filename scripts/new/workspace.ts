import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { describeRemote } from '../generated/readme.ts';
import { makePart, makeRemote } from './parts.ts';
import { RefusedCommand, readRemotes, remoteName } from './refusals.ts';

const USAGE = `npm run new -- remote mfe-gift              a remote with one page, /gift
npm run new -- page mfe-gift thanks         a page of it, /gift/thanks (--path /thanks gives another)
npm run new -- fragment mfe-gift hello      a fragment of it`;

/** What was made: the remote that it belongs to, and the written files relative to the workspace. */
interface Made {
  readonly remote: string;
  readonly files: readonly string[];
}

/** Writes a remote, page or fragment as the arguments of `npm run new` name it. Throws `RefusedCommand` before. */
export function writeNew(root: string, args: readonly string[]): Made {
  const { positionals, values } = parseArgs({ args: [...args], allowPositionals: true, options: { path: { type: 'string' } } });
  const [kind, remote, name] = positionals;
  const made = (files: readonly string[]) => ({ remote: remote ?? '', files: files.map((file) => path.relative(root, file)) });
  switch (kind) {
    case 'remote':
      return made(makeRemote({ into: root, remote, ...values, template: 'workspace', values: (one) => takeOver(root, one), usage: USAGE }));
    case 'page':
    case 'fragment': {
      const folder = path.join(root, remoteName(remote, USAGE));
      if (!existsSync(folder)) throw new RefusedCommand(`There is no remote ${remote}. Make it first: npm run new -- remote ${remote}`);
      return made(makePart({ folder, kind, name, ...values, remotes: readRemotes(root), place: 'workspace' }));
    }
    default:
      throw new RefusedCommand(kind === undefined ? USAGE : `"${kind}" is nothing that can be made.\n${USAGE}`);
  }
}

/** Formats what was written, and writes the lists of the remote's README. */
export function finish(root: string, { remote, files }: Made): void {
  spawnSync('biome', ['check', '--write', ...files], { cwd: root, stdio: 'ignore' });
  const folder = path.join(root, remote);
  writeFileSync(path.join(folder, 'README.md'), describeRemote(folder));
}

/** Adds a new workspace to npm's lock and links. Nothing is downloaded that is installed. Throws when npm fails. */
export function installWorkspace(root: string): void {
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync('npm', args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('npm install failed; the files are there. Run it again, then release the remote.');
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
