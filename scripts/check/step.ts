import { spawn } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

export interface StepResult {
  readonly isGood: boolean;
  readonly output: string;
  readonly seconds: number;
  readonly isCached: boolean;
}

const logs = path.resolve(import.meta.dirname, '../../.data/logs/check');

/** Runs one target of the root project and keeps its output in the logs. */
export async function runStep(target: string): Promise<StepResult> {
  const startedAt = performance.now();
  const { code, output } = await nx(target);
  mkdirSync(logs, { recursive: true });
  writeFileSync(path.join(logs, `${target}.log`), output);
  return {
    isGood: code === 0,
    output: withoutFrame(output),
    seconds: (performance.now() - startedAt) / 1000,
    isCached: /existing outputs match the cache|local cache/.test(output),
  };
}

function nx(target: string): Promise<{ code: number; output: string }> {
  const env = {
    ...process.env,
    NX_DAEMON: 'false',
    NX_TUI: 'false',
    NX_NO_CLOUD: 'true',
    FORCE_COLOR: '0',
    NO_COLOR: '1',
    CI: process.env['CI'] ?? '',
  };
  return new Promise((resolve) => {
    const child = spawn('nx', ['run', `vitrava:${target}`, '--outputStyle=static'], { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const said: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => said.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => said.push(chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(said).toString('utf8') }));
  });
}

/** What the tool said, without what nx says around it. */
function withoutFrame(output: string): string {
  return output
    .split('\n')
    .filter((line) => !/^(> nx run |> |\s*NX {3}|—+$|npm warn )/.test(line))
    .join('\n')
    .trim();
}
