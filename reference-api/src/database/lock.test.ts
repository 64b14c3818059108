import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { takeLock } from './lock.ts';

describe('takeLock', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrava-lock-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  it('is held until it is released', async () => {
    const file = path.join(folder, 'held');
    const release = await takeLock(file);
    expect(await readFile(file, 'utf8')).toBe(String(process.pid));
    await release();
    await expect(readFile(file)).rejects.toThrow();
  });

  it('refuses while another process lives, and says which', async () => {
    const file = path.join(folder, 'taken');
    await writeFile(file, String(process.ppid));
    await expect(takeLock(file)).rejects.toThrow(`in use by process ${process.ppid}`);
  });

  it('takes over from a process that is gone', async () => {
    const file = path.join(folder, 'left');
    await writeFile(file, '999999999');
    const release = await takeLock(file);
    await release();
  });
});
