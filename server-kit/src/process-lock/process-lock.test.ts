import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { holderOf, takeLock } from './index.ts';

const LOCK_MODULE = pathToFileURL(path.join(__dirname, 'process-lock.ts')).href;

describe('the lock of a folder', () => {
  let folder = '';
  let file = '';
  const others: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrava-lock-'));
    file = path.join(folder, 'lock.sqlite');
  });
  afterEach(async () => {
    for (const other of others.splice(0)) await crash(other);
    await rm(folder, { recursive: true });
  });

  /** Another process that holds the lock until it is killed. */
  async function holdInOtherProcess(): Promise<ChildProcess> {
    const script = `import { takeLock } from ${JSON.stringify(LOCK_MODULE)};
      takeLock(${JSON.stringify(file)}); process.stdout.write('held'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    others.push(other);
    await once(other.stdout as NodeJS.EventEmitter, 'data');
    return other;
  }

  function expectFree(path: string): void {
    const release = takeLock(path);
    expect(release).not.toBeNull();
    release?.();
  }

  it('is held until it is released', () => {
    const release = takeLock(file);
    expect(takeLock(file)).toBeNull();
    expect(holderOf(file)).toBe(process.pid);
    release?.();
    expectFree(file);
  });

  it('refuses the second of two processes, and names the first', async () => {
    const other = await holdInOtherProcess();
    expect(takeLock(file)).toBeNull();
    expect(holderOf(file)).toBe(other.pid);
  });

  it('is free after its holder has crashed', async () => {
    await crash(await holdInOtherProcess());
    expectFree(file);
  });

  it('is free after a crash though another program has the process number now', () => {
    const left = new DatabaseSync(file);
    left.exec(`PRAGMA user_version = ${process.ppid}`);
    left.close();
    expectFree(file);
  });

  it('is free in a copy of a folder that is in use', async () => {
    await holdInOtherProcess();
    const copy = path.join(folder, 'copy');
    await mkdir(copy);
    await cp(file, path.join(copy, 'lock.sqlite'));
    expectFree(path.join(copy, 'lock.sqlite'));
  });

  it('fails where no file can be written', () => {
    expect(() => takeLock(path.join(folder, 'absent', 'lock.sqlite'))).toThrow('unable to open database file');
  });
});

async function crash(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
