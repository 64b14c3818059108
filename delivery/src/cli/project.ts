import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { UsageError } from './exit-codes.ts';

/** Where a remote's sources and build lie in this repository. */
export interface Project {
  readonly remote: string;
  readonly packageFile: string;
  readonly packageVersion: string;
  readonly dist: string;
}

/** Finds the project of a remote by its folder's name. Throws a sentence when there is none. */
export async function findProject(root: string, remote: string): Promise<Project> {
  const packageFile = join(root, remote, 'package.json');
  if (!/^[a-z][a-z0-9-]*$/.test(remote) || !existsSync(packageFile)) {
    throw new UsageError(`There is no remote "${remote}" in this repository. Name its folder, e.g. mfe-content or shell.`);
  }
  const { version } = JSON.parse(await readFile(packageFile, 'utf8')) as { version?: unknown };
  return { remote, packageFile, packageVersion: String(version), dist: join(root, remote, 'dist') };
}

/** Builds a remote, and what it depends on, as far as something has changed. Its output goes to stderr. */
export async function buildProject(root: string, remote: string): Promise<void> {
  const child = spawn('npx', ['nx', 'run', `@vitrava/${remote}:build`], { cwd: root, stdio: ['ignore', 2, 2] });
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new Error(`The build of ${remote} failed, so nothing was released.`);
}
