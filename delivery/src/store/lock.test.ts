import { existsSync, utimesSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, it } from '@jest/globals';
import { tempFolders } from '../testing/index.ts';
import { withLock } from './lock.ts';

const newFolder = tempFolders();
const newLock = () => join(newFolder(), '.lock');
/** Higher than any process id of the systems we run on. */
const DEAD_PROCESS = 2 ** 30;

describe('the lock', () => {
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
    expect(existsSync(path)).toBe(false);
  });

  it('is free again after a failure', async () => {
    const path = newLock();
    await expect(withLock(path, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await withLock(path, async () => 'yes')).toBe('yes');
  });

  it('is taken away from a process that died', async () => {
    const path = newLock();
    writeFileSync(path, `${DEAD_PROCESS} ${hostname()} abc`);
    expect(await withLock(path, async () => 'taken', { waitMs: 500 })).toBe('taken');
  });

  it('stays with another machine until it is old', async () => {
    const path = newLock();
    writeFileSync(path, `${process.pid} elsewhere abc`);
    await expect(withLock(path, async () => 'taken', { waitMs: 50 })).rejects.toThrow(/Another process has held .* for 50 ms/);
    const longAgo = new Date(Date.now() - 600_000);
    utimesSync(path, longAgo, longAgo);
    expect(await withLock(path, async () => 'taken', { waitMs: 500 })).toBe('taken');
  });
});
