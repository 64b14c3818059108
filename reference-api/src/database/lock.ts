import { open, readFile, rm } from 'node:fs/promises';

/** A file that names the process holding a folder. A file left by a process that is gone is taken over. */
export async function takeLock(file: string): Promise<() => Promise<void>> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (await create(file)) return () => rm(file, { force: true });
    const holder = Number(await readFile(file, 'utf8').catch(() => ''));
    if (holder !== process.pid && isAlive(holder)) {
      throw new Error(`The database is in use by process ${holder} (${file}). Stop that server first, or use another DATA_DIR.`);
    }
    await rm(file, { force: true });
  }
  throw new Error(`The lock ${file} could not be taken.`);
}

async function create(file: string): Promise<boolean> {
  try {
    const handle = await open(file, 'wx');
    await handle.writeFile(String(process.pid));
    await handle.close();
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
