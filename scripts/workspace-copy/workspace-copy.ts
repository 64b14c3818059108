import { existsSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, readFile, readlink, realpath, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../..');
const PREFIX = 'vitrava-copy-';
/** Downloaded, or written by what ran here. */
const LEFT_OUT = ['node_modules', '.git', '.data', '.cache', '.nx', 'coverage', 'test-results', 'playwright-report'];

/** A copy of this repository that can be edited and run without harm: sources copied, installed packages linked. */
export interface WorkspaceCopy {
  readonly root: string;
  /** Replaces a text that must be there, in one file of the copy. */
  readonly edit: (file: string, change: (text: string) => string) => Promise<void>;
  readonly remove: () => Promise<void>;
}

/** Copies into the folder for temporary files and removes copies of killed runs. `builds`: with builds. */
export async function copyWorkspace({ builds }: { readonly builds: boolean }): Promise<WorkspaceCopy> {
  await removeLeftovers();
  const copy = await realpath(await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`)));
  const leftOut = new Set([...LEFT_OUT, ...(builds ? [] : ['dist'])]);
  await cp(root, copy, { recursive: true, filter: (source) => !leftOut.has(path.basename(source)) });
  await linkPackages(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
  for (const workspace of await readdir(copy)) {
    const own = path.join(root, workspace, 'node_modules');
    if (workspace !== 'node_modules' && existsSync(own)) await symlink(own, path.join(copy, workspace, 'node_modules'));
  }
  return {
    root: copy,
    async edit(file, change) {
      const target = path.join(copy, file);
      const before = await readFile(target, 'utf8');
      const after = change(before);
      if (after === before) throw new Error(`The change to ${file} changes nothing.`);
      await writeFile(target, after);
    },
    remove: () => remove(copy),
  };
}

/** Every package by a link, the workspaces' own among them: those lead into the copy. */
async function linkPackages(from: string, to: string): Promise<void> {
  const own = '@vitrava';
  await mkdir(path.join(to, own), { recursive: true });
  const names = (await readdir(from)).filter((name) => name !== own && name !== '.cache');
  await Promise.all(names.map((name) => symlink(path.join(from, name), path.join(to, name))));
  // npm links workspaces by relative paths, which lead into the copy as they stand.
  const workspaces = await readdir(path.join(from, own));
  await Promise.all(workspaces.map(async (name) => symlink(await readlink(path.join(from, own, name)), path.join(to, own, name))));
}

async function removeLeftovers(): Promise<void> {
  const left = (await readdir(tmpdir())).filter((name) => {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    return pid !== undefined && !isRunning(Number(pid));
  });
  await Promise.all(left.map((name) => remove(path.join(tmpdir(), name))));
}

function remove(folder: string): Promise<void> {
  return rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
