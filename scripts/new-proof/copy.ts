import { cp, mkdir, mkdtemp, readdir, readlink, realpath, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/*
 * A second workspace in the folder for temporary files: the sources and the builds are copied, the packages are links. What is made and run
 * there neither shows in this one nor is disturbed by what runs here.
 */

const root = path.resolve(import.meta.dirname, '../..');
const PREFIX = 'vitrava-new-';

/** Downloaded, or written by what ran here. */
const LEFT_OUT = new Set(['.git', '.nx', '.cache', '.data', 'node_modules', 'coverage', 'test-results', 'playwright-report']);

/** Copies the workspace and gives the folder of the copy. Takes away first what a run that was killed has left behind. */
export async function copyWorkspace(): Promise<string> {
  await takeAwayLeftovers();
  const folder = await realpath(await mkdtemp(path.join(tmpdir(), `${PREFIX}${process.pid}-`)));
  const filter = (source: string) => !LEFT_OUT.has(path.basename(source));
  for (const name of await readdir(root)) {
    if (!LEFT_OUT.has(name)) await cp(path.join(root, name), path.join(folder, name), { recursive: true, filter });
  }
  await linkPackages(folder);
  return folder;
}

/** Every installed package is a link to the one here, but the workspaces themselves, which are those of the copy. */
async function linkPackages(folder: string): Promise<void> {
  const packages = path.join(root, 'node_modules');
  const linked = path.join(folder, 'node_modules');
  await mkdir(path.join(linked, '@vitrava'), { recursive: true });
  for (const name of await readdir(packages)) {
    if (name !== '@vitrava' && name !== '.cache') await symlink(path.join(packages, name), path.join(linked, name));
  }
  for (const name of await readdir(path.join(packages, '@vitrava'))) {
    await symlink(await readlink(path.join(packages, '@vitrava', name)), path.join(linked, '@vitrava', name));
  }
  for (const { name } of await folders(root)) {
    const own = path.join(root, name, 'node_modules');
    if ((await folders(path.join(root, name))).some((inside) => inside.name === 'node_modules')) {
      await symlink(own, path.join(folder, name, 'node_modules'));
    }
  }
}

async function folders(parent: string) {
  return (await readdir(parent, { withFileTypes: true })).filter((entry) => entry.isDirectory());
}

async function takeAwayLeftovers(): Promise<void> {
  for (const name of await readdir(tmpdir())) {
    const pid = new RegExp(`^${PREFIX}(\\d+)-`).exec(name)?.[1];
    if (pid !== undefined && !isRunning(Number(pid))) await rm(path.join(tmpdir(), name), { recursive: true, force: true });
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
