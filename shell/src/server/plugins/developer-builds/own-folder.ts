import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/** A folder below `parent` for this process alone, empty; those of processes that are gone are removed. */
export async function ownFolder(parent: string): Promise<string> {
  const own = join(parent, String(process.pid));
  const left = (await readdir(parent).catch(() => [] as string[])).filter(
    (name) => Number(name) === process.pid || !isRunning(Number(name)),
  );
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  await mkdir(own, { recursive: true });
  return own;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
