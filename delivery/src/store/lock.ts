import { randomBytes } from 'node:crypto';
import { link, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { hostname } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { errorCode, isMissing } from './error-code.ts';

/** How long to wait for another process before giving up, and after which age a lock of another machine counts as left behind. */
export interface LockOptions {
  readonly waitMs?: number;
  readonly staleMs?: number;
}

/**
 * Runs the work while holding a lock file. The file is linked into place already complete, so a lock without an owner is never seen;
 * one left behind by a process that died is taken away.
 */
export async function withLock<T>(path: string, work: () => Promise<T>, options: LockOptions = {}): Promise<T> {
  const { waitMs = 30_000, staleMs = 120_000 } = options;
  const token = `${process.pid} ${hostname()} ${randomBytes(6).toString('hex')}`;
  const deadline = Date.now() + waitMs;
  while (!(await tryToTake(path, token))) {
    await removeIfLeftBehind(path, staleMs);
    if (Date.now() > deadline)
      throw new Error(
        `Another process has held ${path} for ${waitMs} ms (${await ownerOf(path)}). Try again, or remove the file if nothing runs.`,
      );
    await sleep(10 + Math.random() * 30);
  }
  try {
    return await work();
  } finally {
    if ((await ownerOf(path)) === token) await rm(path, { force: true });
  }
}

async function tryToTake(path: string, token: string): Promise<boolean> {
  const draft = `${path}.${token.slice(-12)}`;
  await writeFile(draft, token);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (errorCode(error) === 'EEXIST') return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

async function ownerOf(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (isMissing(error)) return '';
    throw error;
  }
}

async function removeIfLeftBehind(path: string, staleMs: number): Promise<void> {
  const owner = await ownerOf(path);
  const [pid, host] = owner.split(' ');
  const leftBehind = host === hostname() ? !isAlive(Number(pid)) : await isOlderThan(path, staleMs);
  if (!owner || !leftBehind) return;
  // Moving first: of two processes that saw the same dead owner only one gets the file, and a lock taken meanwhile is put back.
  const grave = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    await rename(path, grave);
    if ((await readFile(grave, 'utf8')) !== owner) await link(grave, path).catch(() => undefined);
  } catch (error) {
    if (!isMissing(error)) throw error;
  } finally {
    await rm(grave, { force: true });
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === 'EPERM';
  }
}

async function isOlderThan(path: string, ageMs: number): Promise<boolean> {
  try {
    return Date.now() - (await stat(path)).mtimeMs > ageMs;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}
