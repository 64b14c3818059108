import { spawn } from 'node:child_process';
import { buildableApps } from '../environment/index.ts';

export interface Outcome {
  readonly isGood: boolean;
  readonly output: string;
}

/** Runs one of our root checks through nx, which remembers what did not change. */
export function runTarget(target: string): Promise<Outcome> {
  return nx(['run', `vitrava:${target}`]);
}

/** Builds the apps that changed since they were last built; the others come from the cache. The console is built but not released. */
export function buildApps(apps: readonly string[] = [...buildableApps(), 'console']): Promise<Outcome> {
  const projects = apps.map((app) => `@vitrava/${app}`);
  return nx(['run-many', '--target=build', `--projects=${projects.join(',')}`, '--parallel=2']);
}

/** Runs nx without what it starts beside itself. */
export function nx(args: readonly string[]): Promise<Outcome> {
  return run('nx', [...args, '--outputStyle=static'], { NX_DAEMON: 'false', NX_TUI: 'false', NX_NO_CLOUD: 'true' });
}

/** Runs a command and keeps its output. */
export function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  return new Promise((resolve) => {
    const child = spawn(command, args, { env: { ...process.env, ...env, FORCE_COLOR: '0' }, stdio: ['ignore', 'pipe', 'pipe'] });
    // A build has no use without the command that waits for it.
    const kill = () => child.kill();
    process.once('exit', kill);
    child.once('close', () => process.off('exit', kill));
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => output.push(chunk));
    child.once('error', (error) => resolve({ isGood: false, output: error.message }));
    child.once('close', (code) => resolve({ isGood: code === 0, output: Buffer.concat(output).toString('utf8') }));
  });
}

/** The output of a tool, without what nx prints around it. */
export function withoutFrame(output: string): string {
  const [own = ''] = output.split(/\n+Warning: command "|\n\s*NX {3}(?:Running .* failed|Successfully)/);
  return own
    .split('\n')
    .filter((line) => !/^(> nx run |> |\s*NX {3}|—+$|npm warn |NX {3})/.test(line))
    .join('\n')
    .trim();
}
