import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { takeLock } from './lock.ts';

const LOCK_MODULE = pathToFileURL(path.join(__dirname, 'lock.ts')).href;

describe('the lock of the database folder', () => {
  let folder = '';
  let file = '';
  const others: ChildProcess[] = [];
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'vitrava-lock-'));
    file = path.join(folder, 'db.lock.sqlite');
  });
  afterEach(async () => {
    for (const other of others.splice(0)) await crash(other);
    await rm(folder, { recursive: true });
  });

  /** Another process that holds the lock until it is killed. */
  async function holdElsewhere(): Promise<ChildProcess> {
    const script = `import { takeLock } from ${JSON.stringify(LOCK_MODULE)};
      takeLock(${JSON.stringify(file)}); process.stdout.write('held'); setInterval(() => {}, 1000);`;
    const other = spawn(process.execPath, ['--input-type=module', '--eval', script], { stdio: ['ignore', 'pipe', 'inherit'] });
    others.push(other);
    await once(other.stdout as NodeJS.EventEmitter, 'data');
    return other;
  }

  it('is held until it is released', () => {
    const release = takeLock(file);
    expect(() => takeLock(file)).toThrow(`in use by process ${process.pid}`);
    release();
    takeLock(file)();
  });

  it('refuses the second of two servers, and says which process is the first', async () => {
    const other = await holdElsewhere();
    expect(() => takeLock(file)).toThrow(
      `The database is in use by process ${other.pid} (${file}). Stop that server first, or use another DATA_DIR.`,
    );
  });

  it('lets a server start after a crash', async () => {
    await crash(await holdElsewhere());
    takeLock(file)();
  });

  it('lets a server start after a crash though another program has the process number now', () => {
    const left = new DatabaseSync(file);
    left.exec(`PRAGMA user_version = ${process.ppid}`);
    left.close();
    takeLock(file)();
  });

  it('lets a server start on a copy of a folder that is in use', async () => {
    await holdElsewhere();
    const copy = path.join(folder, 'copy');
    await mkdir(copy);
    await cp(file, path.join(copy, 'db.lock.sqlite'));
    takeLock(path.join(copy, 'db.lock.sqlite'))();
  });
});

async function crash(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill('SIGKILL');
  await once(child, 'exit');
}
