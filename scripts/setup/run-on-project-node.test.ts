import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { expect, it } from '@jest/globals';

const isRunning = (pid: number) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

it('A script of npm ends when the shell that npm started it in is killed', async () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'vitrava-shell-'));
  const server = path.join(folder, 'server.mjs');
  writeFileSync(server, 'console.log(process.pid); setInterval(() => {}, 1000);');
  const runner = path.join(import.meta.dirname, 'run-on-project-node.mjs');
  const start = path.join(folder, 'start.mjs');
  const script = path.relative(path.resolve(import.meta.dirname, '../..'), server);
  writeFileSync(start, `import { runOnProjectNode } from ${JSON.stringify(runner)}; runOnProjectNode(${JSON.stringify(script)});`);
  // Not the last command, so that no shell replaces itself by it.
  const shell = spawn('sh', ['-c', `"${process.execPath}" "${start}"; true`], {
    env: { ...process.env, npm_lifecycle_event: 'start' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [pid] = (await once(createInterface({ input: shell.stdout }), 'line')) as [string];
  shell.kill('SIGTERM');
  while (isRunning(Number(pid))) await new Promise((resolve) => setTimeout(resolve, 50));
  rmSync(folder, { recursive: true });
  expect(isRunning(Number(pid))).toBe(false);
});
