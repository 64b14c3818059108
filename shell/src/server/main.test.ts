import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, describe, expect, it } from '@jest/globals';

let dir = '';
let child: ChildProcess | null = null;
afterEach(async () => {
  child?.kill('SIGKILL');
  await rm(dir, { recursive: true, force: true });
});

async function start(env: Record<string, string> = {}, script = 'main.ts') {
  dir = await mkdtemp(join(tmpdir(), 'vitrava-main-'));
  const started = spawn(process.execPath, [join(import.meta.dirname, script)], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: '0',
      CONSOLE_PORT: '0',
      API_BASE_URL: 'http://127.0.0.1:9',
      RELEASE_STORE_DIR: dir,
      LOG_LEVEL: 'silent',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child = started;
  return started;
}

describe('the process of the server', () => {
  it.each(['SIGTERM', 'SIGINT'] as const)('The process prints its address in one line, and stops cleanly on %s', async (signal) => {
    const process = await start();
    const [line] = (await once(createInterface({ input: process.stdout }), 'line')) as [string];
    const { ready, url } = JSON.parse(line) as { ready: boolean; url: string };
    expect(ready).toBe(true);
    expect((await fetch(`${url}/healthz`)).status).toBe(200);
    process.kill(signal);
    expect(await once(process, 'exit')).toEqual([0, null]);
  });

  it('has its memory set up when it is started as in production, and is the process that was started', async () => {
    const started = await start({}, 'start.ts');
    await once(createInterface({ input: started.stdout }), 'line');
    if (process.platform === 'linux') {
      expect(readFileSync(`/proc/${started.pid}/environ`, 'utf8')).toContain('MALLOC_ARENA_MAX=');
      expect(readFileSync(`/proc/${started.pid}/cmdline`, 'utf8')).toMatch(/--max-semi-space-size=\d.*main\.ts/);
    }
    started.kill('SIGTERM');
    expect(await once(started, 'exit')).toEqual([0, null]);
  }, 30_000);

  it('refuses settings that it cannot understand, with a sentence', async () => {
    const process = await start({ PORT: 'eighty' });
    let output = '';
    process.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
    const [code] = (await once(process, 'exit')) as [number];
    expect(code).toBe(1);
    expect(output).toBe('PORT is "eighty", but must be a whole number from 0 to 65535.\n');
  });
});
