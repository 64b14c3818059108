import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readForeign } from '../../foreign/index.ts';
import type { Refusal } from '../../refusals/index.ts';
import { type OwnRepository, UsageError } from '../command/index.ts';
import { checkPackages } from './packages.ts';
import { loadPreset } from './preset.ts';

/** Where a remote's sources and build lie. */
export interface Project {
  readonly remote: string;
  /** The folder with its `package.json`. */
  readonly folder: string;
  readonly packageFile: string;
  readonly packageVersion: string;
  readonly dist: string;
  /** It is built without the kit, by a tool chain of its team. */
  readonly isForeign: boolean;
  /** Why it cannot be built with the installed packages; empty when it can. */
  readonly check: () => Promise<readonly Refusal[]>;
  /** Builds it into `dist`, as far as something has changed. Its output is written to stderr. */
  readonly build: () => Promise<void>;
}

/** The repository that a command runs in: that of the shop with a folder for each remote, or one remote's own. */
export interface Repository {
  readonly root: string;
  readonly own: OwnRepository | null;
}

/** Finds the project of a remote: a folder of the shop's repository, or the repository itself. Throws a sentence when there is none. */
export function findProject({ root, own }: Repository, remote: string | undefined): Promise<Project> {
  return own ? findOwn(root, own, remote) : findInShop(root, remote ?? '');
}

async function findInShop(root: string, remote: string): Promise<Project> {
  if (!/^[a-z][a-z0-9-]*$/.test(remote) || !existsSync(join(root, remote, 'package.json'))) {
    throw new UsageError(`There is no remote "${remote}" in this repository. Name its folder, e.g. mfe-content or shell.`);
  }
  const folder = join(root, remote);
  const project = await describe(folder, remote);
  const build = () =>
    project.isForeign
      ? runBuild(remote, folder, ['npm', 'run', 'build'])
      : runBuild(remote, root, ['npx', 'nx', 'run', `@vitrava/${remote}:build`]);
  return { ...project, check: async () => [], build };
}

async function runBuild(remote: string, cwd: string, [command = '', ...args]: readonly string[]): Promise<void> {
  const child = spawn(command, args, { cwd, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build of ${remote} failed, so nothing was released.`);
}

async function findOwn(folder: string, own: OwnRepository, named: string | undefined): Promise<Project> {
  const manifestFile = join(folder, 'remote.manifest.json');
  if (!existsSync(manifestFile)) {
    throw new UsageError(
      `There is no remote.manifest.json in ${folder}. Run this in a remote's folder, or make one: npx vitrava new mfe-gift`,
    );
  }
  const { name } = JSON.parse(await readFile(manifestFile, 'utf8')) as { name?: unknown };
  const remote = String(name);
  if (named !== undefined && named !== remote) throw new UsageError(`This is the repository of ${remote}, not of "${named}".`);
  const project = await describe(folder, remote);
  if (project.isForeign) return { ...project, check: async () => [], build: () => runBuild(remote, folder, ['npm', 'run', 'build']) };
  return {
    ...project,
    check: () => checkPackages(folder, own.contracts),
    async build() {
      const { buildRemote, writeGenerated } = await loadPreset(folder);
      await writeGenerated(folder);
      await buildRemote(folder);
    },
  };
}

async function describe(folder: string, remote: string) {
  const packageFile = join(folder, 'package.json');
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version?: unknown };
  const isForeign = (await readForeign(folder)) !== null;
  return { remote, folder, packageFile, packageVersion: String(version), dist: join(folder, 'dist'), isForeign };
}
