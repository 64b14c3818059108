import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { Child } from './child.ts';
import { consoleKey } from './data-folder.ts';
import { dataEnvironment, startAcquirer, startApi, startShop } from './environment.ts';
import { deliver } from './release.ts';

const TIMEOUT_MS = 300_000;
const root = path.resolve(import.meta.dirname, '../..');

let dataDir = '';
const running: Child[] = [];
beforeEach(() => {
  dataDir = path.join(mkdtempSync(path.join(tmpdir(), 'vitrava-data-')), 'data');
  // As a shop of before has left it.
  mkdirSync(path.join(dataDir, 'keys'), { recursive: true });
  for (const folder of [dataDir, path.join(dataDir, 'keys')]) chmodSync(folder, 0o755);
});
afterEach(async () => {
  for (const child of running.splice(0)) await child.kill();
  rmSync(path.dirname(dataDir), { recursive: true });
});

const isOpen = (file: string) => (statSync(file).mode & 0o077) !== 0;

/**
 * Files in a folder that another user of the machine could open if the folder itself were open: those below a closed
 * one are out of reach.
 */
function openToOthers(folder: string): string[] {
  return readdirSync(folder).flatMap((name) => {
    const file = path.join(folder, name);
    if (!isOpen(file)) return [];
    return statSync(file).isDirectory() ? openToOthers(file) : [file];
  });
}

describe('data of a shop on this machine', () => {
  it(
    'is for its user alone, made by servers and by commands',
    async () => {
      expect((await deliver(dataDir, ['keys', 'init'])).code).toBe(0);
      expect(isOpen(dataDir)).toBe(false);
      chmodSync(dataDir, 0o755);
      const options = { dataDir, port: 0, apiPort: 0, acquirerPort: 0 };
      const keep = async (start: Promise<Child>) => {
        const child = await start;
        running.push(child);
        return child;
      };
      const acquirer = await keep(startAcquirer(options));
      const api = await keep(startApi(options, acquirer.url));
      const shop = await keep(startShop(options, api.url));
      expect(isOpen(dataDir)).toBe(false);
      await consoleKey(dataDir, ['127.0.0.1']);
      await fetch(`${shop.url}/`);
      for (const child of running) await child.stop();
      expect(readdirSync(dataDir)).toEqual(expect.arrayContaining(['acquirer', 'api-secret', 'db', 'keys', 'logs', 'releases']));
      expect(openToOthers(dataDir)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.each(['scripts/start/main.ts', 'scripts/dev/main.ts'])('is closed before anything else, by %s', async (script) => {
    const env = { ...process.env, ...dataEnvironment(dataDir), PORT: 'a word' };
    const command = spawn(process.execPath, [path.join(root, script)], { cwd: root, env, stdio: 'ignore' });
    expect(await once(command, 'exit')).toEqual([1, null]);
    expect(isOpen(dataDir)).toBe(false);
  });
});
