import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { type ChildOptions, startChild } from './child.ts';

const SERVER = `
const server = require('node:http').createServer((_, answer) => answer.end(String(process.pid)));
server.listen(0, '127.0.0.1', () => console.log(JSON.stringify({ ready: true, url: 'http://127.0.0.1:' + server.address().port })));
process.once('SIGTERM', () => server.close(() => process.exit(0)));
`;

/** Writes to both of its streams at each request. */
const TALKING = SERVER.replace('answer.end(String(process.pid))', "(console.log('asked'), console.error('asked'), answer.end())");

let folder = '';
let command: ChildProcess | null = null;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'vitrava-child-'));
});

afterEach(() => {
  command?.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

function optionsFor(text: string): ChildOptions {
  const script = path.join(folder, 'server.cjs');
  writeFileSync(script, text);
  const relative = path.relative(path.resolve(import.meta.dirname, '../..'), script);
  return { name: 'The server', script: relative, env: {}, logFile: path.join(folder, 'server.log'), readyWithinMs: 15_000 };
}

const answers = (url: string) =>
  fetch(url).then(
    () => true,
    () => false,
  );

describe('a server that a command starts', () => {
  it('A server responds at its reported address, and has ended when it was stopped', async () => {
    const child = await startChild(optionsFor(SERVER));
    expect(await (await fetch(child.url)).text()).toBe(String(child.pid));
    await child.stop();
    expect([await child.ended, await answers(child.url)]).toEqual(['ended with code 0', false]);
  });

  it('A server continues without a log when the disk is full, and the command reports it once', async () => {
    const output = jest.spyOn(process.stderr, 'write').mockReturnValue(true);
    const child = await startChild({ ...optionsFor(TALKING), logFile: '/dev/full' });
    for (let count = 0; count < 3; count++) expect(await answers(child.url)).toBe(true);
    await child.stop();
    const lines = output.mock.calls.map(([text]) => String(text));
    output.mockRestore();
    expect([await child.ended, lines]).toEqual([
      'ended with code 0',
      [expect.stringMatching(/^The server: its log \/dev\/full takes nothing more: /)],
    ]);
  });

  it('writes where the command writes with LOGS=stdout, and keeps no file', async () => {
    const output = jest.spyOn(process.stdout, 'write').mockReturnValue(true);
    const written = () => output.mock.calls.map(([text]) => String(text)).join('');
    process.env['LOGS'] = 'stdout';
    const options = optionsFor(TALKING);
    try {
      const child = await startChild(options);
      expect(await answers(child.url)).toBe(true);
      // Both of its streams.
      while (written().match(/^asked$/gm)?.length !== 2) await new Promise((resolve) => setTimeout(resolve, 10));
      await child.stop();
      expect([written().includes(child.url), existsSync(options.logFile)]).toEqual([true, false]);
    } finally {
      delete process.env['LOGS'];
      output.mockRestore();
    }
  });

  it('ends by itself when the command is killed', async () => {
    const parent = `
      const { startChild } = await import(${JSON.stringify(path.join(import.meta.dirname, 'child.ts'))});
      console.log((await startChild(${JSON.stringify(optionsFor(SERVER))})).url);
    `;
    command = spawn(process.execPath, ['--input-type=module', '--eval', parent], { stdio: ['ignore', 'pipe', 'inherit'] });
    const [url] = (await once(createInterface({ input: command.stdout as NodeJS.ReadableStream }), 'line')) as [string];
    expect(await answers(url)).toBe(true);
    command.kill('SIGKILL');
    while (await answers(url)) await new Promise((resolve) => setTimeout(resolve, 50));
  });

  it('is named with its log when it ends before it answers', async () => {
    const start = startChild(optionsFor('process.exit(3);'));
    await expect(start).rejects.toThrow(/^The server ended with code 3 before it was ready\. Its log: .*server\.log$/);
  });
});
