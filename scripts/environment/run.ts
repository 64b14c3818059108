import { spawn } from 'node:child_process';
import path from 'node:path';
import { dataEnvironment } from './environment.ts';

const root = path.resolve(import.meta.dirname, '../..');

export interface Result {
  readonly code: number;
  readonly output: string;
}

/** Runs a program in the background and ends it with this process, since nothing else waits for its result. */
export function runProgram(command: string, args: readonly string[], options: { cwd?: string; env: NodeJS.ProcessEnv }): Promise<Result> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
    const kill = () => child.kill();
    process.once('exit', kill);
    child.once('close', () => process.off('exit', kill));
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', (error) => resolve({ code: 1, output: error.message }));
    child.once('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(output).toString('utf8') }));
  });
}

/** Runs a program of this repository with the data in `dataDir`. */
export async function runScript(
  dataDir: string,
  script: string,
  args: readonly string[] = [],
  env: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const { code, output } = await runProgram(process.execPath, [path.join(root, script), ...args], {
    cwd: root,
    env: { ...process.env, ...dataEnvironment(dataDir), ...env },
  });
  return { code, output: output.trim() };
}

/** Writes the static files of a shop, with the texts of the API at `apiBaseUrl`. Rejects with the messages of the tool. */
export async function writeStaticFiles(dataDir: string, apiBaseUrl: string): Promise<void> {
  const { code, output } = await runScript(dataDir, 'static-files/src/main.ts', [], { API_BASE_URL: apiBaseUrl });
  if (code !== 0) throw new Error(output);
}
