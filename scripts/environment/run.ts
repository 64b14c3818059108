import { spawn } from 'node:child_process';

/** How a program ended, and all that it wrote. */
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
