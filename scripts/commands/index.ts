export { lineOf } from './line-of.ts';

import { buildableApps, runProgram } from '../environment/index.ts';

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

export async function run(command: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<Outcome> {
  const { code, output } = await runProgram(command, args, { env: { ...process.env, ...env, FORCE_COLOR: '0' } });
  return { isGood: code === 0, output };
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
