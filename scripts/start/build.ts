import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { buildableApps } from '../house/index.ts';

/** Builds the apps that changed since they were last built; the others come from the cache. */
export async function buildApps(dataDir: string): Promise<void> {
  const logFile = path.join(dataDir, 'logs/build.log');
  const projects = buildableApps().map((app) => `@vitrava/${app}`);
  const { code, output } = await nx([
    'run-many',
    '--target=build',
    `--projects=${projects.join(',')}`,
    '--parallel=2',
    '--outputStyle=static',
  ]);
  mkdirSync(path.dirname(logFile), { recursive: true });
  writeFileSync(logFile, output);
  if (code !== 0) {
    throw new Error(`${output}\nThe build failed; its messages are above and in ${path.relative(process.cwd(), logFile)}.`);
  }
}

function nx(args: readonly string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const child = spawn('nx', args, {
      env: { ...process.env, NX_DAEMON: 'false', NX_TUI: 'false', NO_COLOR: '1', FORCE_COLOR: '0' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(said).toString('utf8') }));
  });
}
