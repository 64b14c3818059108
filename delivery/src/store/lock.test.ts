import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it } from '@jest/globals';
import { tempFolders } from '../testing/index.ts';
import { withLock } from './lock.ts';

const newFolder = tempFolders();
const newLock = () => join(newFolder(), '.lock.sqlite');
const LOCK_MODULE = pathToFileURL(join(__dirname, 'lock.ts')).href;

describe('The lock', () => {
  const others: ChildProcess[] = [];
  afterEach(async () => {
    for (const other of others.splice(0)) await crash(other);
  });

  /** Another process whose work under the lock lasts until it is killed. */
  async function workInOtherProcess(path: string): Promise<ChildProcess> {
    const script = `import { withLock } from ${JSON.stringify(LOCK_MODULE)};
      setInterval(() => {}, 1000);
      await withLock(${JSON.stringify(path)}, () => new Promise(() => process.stdout.write('working')));`;
    const other = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    others.push(other);
    await once(other.stdout as NodeJS.EventEmitter, 'data');
    return other;
  }

  it('lets one work at a time and loses none', async () => {
    const path = newLock();
    let inside = 0;
    let done = 0;
    await Promise.all(
      Array.from({ length: 12 }, () =>
        withLock(path, async () => {
          expect(++inside).toBe(1);
          await sleep(1);
          inside--;
          done++;
        }),
      ),
    );
    expect(done).toBe(12);
  });

  it('is free again after a failure', async () => {
    const path = newLock();
    await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(path, async () => 'yes')).toBe('yes');
  });

  it('The lock stays with another running process, and the message names it', async () => {
    const path = newLock();
    const other = await workInOtherProcess(path);
    await expect(withLock(path, async () => 'taken', { waitMs: 50 })).rejects.toThrow(
      `Process ${other.pid} has held ${path} for 50 ms. Try again when it is done.`,
    );
  });

  it('passes to the waiting process as soon as the other one has died', async () => {
    const path = newLock();
    const other = await workInOtherProcess(path);
    const waiting = withLock(path, async () => 'taken');
    await crash(other);
    expect(await waiting).toBe('taken');
  });

  it('is free in a copy of a folder in which another process works', async () => {
    const path = newLock();
    await workInOtherProcess(path);
    const copy = join(dirname(path), 'copy', '.lock.sqlite');
    mkdirSync(dirname(copy));
    cpSync(path, copy);
    expect(await withLock(copy, async () => 'taken', { waitMs: 0 })).toBe('taken');
  });
});

async function crash(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
