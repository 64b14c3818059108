import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

/** What came of a check: what its tool printed, where it found something. */
export interface Finding {
  readonly isGood: boolean;
  readonly output: string;
}

const require = createRequire(import.meta.url);

/** Checks the types of the remote in `folder` by its own `tsconfig.json`. */
export function checkTypes(folder: string): Promise<Finding> {
  return runTool(folder, require.resolve('typescript/bin/tsc'), ['-p', 'tsconfig.json', '--noEmit', '--pretty', 'false']);
}

/** Runs the tests of the remote in `folder`. A remote without a test is reported as a finding. */
export function runTests(folder: string): Promise<Finding> {
  return runTool(folder, require.resolve('jest/bin/jest'), ['--silent']);
}

async function runTool(folder: string, script: string, args: readonly string[]): Promise<Finding> {
  const { NODE_ENV: _, ...env } = process.env;
  const child = spawn(process.execPath, [script, ...args], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] });
  const output: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
  const [code] = (await once(child, 'close')) as [number | null];
  return { isGood: code === 0, output: Buffer.concat(output).toString('utf8').trim() };
}
