import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { freePort } from '@vitrava/reference-api/testing/free-port';
import { dataEnvironment } from './environment.ts';

const START_TIMEOUT_MS = 180_000;
const root = path.resolve(import.meta.dirname, '../..');

let folder = '';
let started: ChildProcess | null = null;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrava-full-'));
});
afterEach(() => {
  started?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** Starts a program whose output and errors are files on a full disk. */
function start(args: readonly string[], env: Readonly<Record<string, string>> = {}): ChildProcess {
  const full = openSync('/dev/full', 'w');
  const { DATABASE_URL: _url, ...rest } = process.env;
  started = spawn(process.execPath, args, { env: { ...rest, ...dataEnvironment(folder), ...env }, stdio: ['ignore', full, full] });
  return started;
}

/** Polls until it responds; null when the program has ended. */
async function answerOf(url: string, program: ChildProcess): Promise<number | null> {
  for (;;) {
    const answer = await fetch(url).catch(() => null);
    if (answer || program.exitCode !== null) return answer?.status ?? null;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe('a full disk that also holds the output', () => {
  it.each([
    ['the acquirer', 'demo-shop/acquirer/src/main.ts', 'ACQUIRER_PORT', 'ACQUIRER_LOG_LEVEL'],
    ['the API', 'reference-api/src/main.ts', 'API_PORT', 'API_LOG_LEVEL'],
    ['the composition server', 'shell/src/server/main.ts', 'PORT', 'LOG_LEVEL'],
  ])(
    '%s responds, and stops on request',
    async (_name, script, portName, levelName) => {
      const port = await freePort();
      const server = start([path.join(root, script)], {
        [portName]: String(port),
        [levelName]: 'trace',
        CONSOLE_PORT: '0',
        API_BASE_URL: 'http://127.0.0.1:9',
      });
      for (let count = 0; count < 3; count++) expect(await answerOf(`http://127.0.0.1:${port}/healthz`, server)).toBe(200);
      server.kill('SIGTERM');
      expect(await once(server, 'exit')).toEqual([0, null]);
    },
    START_TIMEOUT_MS,
  );

  it('A command continues with its servers when their logs cannot be written', async () => {
    const port = await freePort();
    const script = path.join(folder, 'server.cjs');
    writeFileSync(
      script,
      `require('node:http').createServer((_, answer) => (console.log('asked'), console.error('asked'), answer.end())).listen(${port}, '127.0.0.1',
        () => console.log(JSON.stringify({ ready: true, url: 'http://127.0.0.1:${port}' })));`,
    );
    const options = {
      name: 'The server',
      script: path.relative(root, script),
      env: {},
      logFile: '/dev/full',
      readyWithinMs: START_TIMEOUT_MS,
    };
    const command = start([
      '--input-type=module',
      '--eval',
      `const { startChild } = await import(${JSON.stringify(path.join(import.meta.dirname, 'child.ts'))});
       const started = startChild(${JSON.stringify(options)});
       process.once('SIGTERM', () => void started.then((child) => child.stop()).then(() => process.exit(0)));
       await started;
       console.log('It is open.');`,
    ]);
    for (let count = 0; count < 3; count++) expect(await answerOf(`http://127.0.0.1:${port}/`, command)).toBe(200);
    command.kill('SIGTERM');
    expect(await once(command, 'exit')).toEqual([0, null]);
  });
});
