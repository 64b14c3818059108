import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';

/** What came of a command: its exit code, its answer, and all that it wrote. */
export interface Output {
  readonly code: number | null;
  readonly answer: string;
  readonly output: string;
}

/** Where a command runs, below the team's folder, and what is added to its environment. */
interface Where {
  readonly in?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** A command that runs until it is interrupted. */
export interface Started {
  /** The first group of the pattern in a line that it writes. Rejects with all that it wrote when it ends before. */
  readonly found: Promise<string>;
  /** As Ctrl-C does. */
  interrupt(): Promise<void>;
}

/** A team with nothing but an empty folder, Node, npm and the three packages. */
export interface Team {
  readonly folder: string;
  /** Runs a command in the folder, or in one below it. */
  run(command: string, args: readonly string[], options?: Where): Promise<Output>;
  /** Runs it and gives its answer; throws with its output when it does not end well. */
  must(command: string, args: readonly string[], options?: Where): Promise<string>;
  /** Starts it, waits for a line that matches `pattern`, and returns. */
  start(command: string, args: readonly string[], pattern: RegExp, options?: Where): Started;
  /** Replaces a text that must be there, as an editor would save it. */
  edit(file: string, from: string, to: string): Promise<void>;
}

/** The variables of npm, npx and nx that describe another repository: a team's own repository has none of them. */
const OF_THIS_REPOSITORY =
  /^(?:NX_|INIT_CWD$|npm_package_|npm_lifecycle_|npm_config_local_prefix$|npm_command$|NODE_ENV$|VITRAVA_|RELEASE_)/;

/** Makes the team in `folder`, whose commands have these settings. `signal` ends what it has started. */
export function createTeam(folder: string, signal: AbortSignal, settings: Readonly<Record<string, string>>): Team {
  mkdirSync(folder, { recursive: true });
  const environment = environmentOf(settings);
  const launch = (
    command: string,
    args: readonly string[],
    { in: below = '.', env = {} }: Where,
    options: Pick<SpawnOptions, 'signal' | 'detached'>,
  ) =>
    spawn(command, args, { ...options, cwd: path.join(folder, below), env: { ...environment, ...env }, stdio: ['ignore', 'pipe', 'pipe'] });

  const run: Team['run'] = async (command, args, where = {}) => {
    const child = launch(command, args, where, { signal });
    const answer: Buffer[] = [];
    const output: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => answer.push(chunk));
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => output.push(chunk));
    const [code] = (await once(child, 'close')) as [number | null];
    return { code, answer: Buffer.concat(answer).toString('utf8'), output: Buffer.concat(output).toString('utf8') };
  };

  function start(command: string, args: readonly string[], pattern: RegExp, where: Where = {}): Started {
    // npx and what it runs are interrupted together.
    const child = launch(command, args, where, { detached: true });
    const ended = once(child, 'close');
    const { promise: found, resolve, reject } = Promise.withResolvers<string>();
    const lines: string[] = [];
    for (const stream of [child.stdout, child.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        lines.push(line);
        const text = pattern.exec(line)?.[1];
        if (text !== undefined) resolve(text);
      });
    }
    void ended.then(() => reject(new Error(`${command} ${args.join(' ')} ended without ${pattern}:\n${lines.join('\n')}`)));
    const interrupt = async () => {
      if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
      await ended;
    };
    signal.addEventListener('abort', () => void interrupt(), { once: true });
    return { found, interrupt };
  }

  return {
    folder,
    run,
    start,
    async must(command, args, options) {
      const { code, answer, output } = await run(command, args, options);
      if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
      return answer;
    },
    async edit(file, from, to) {
      const place = path.join(folder, file);
      const text = await readFile(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      await writeFile(place, text.replace(from, to));
    },
  };
}

function environmentOf(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_REPOSITORY.test(name))),
    // The Node that the packages require, and nothing else of this repository.
    PATH: [path.dirname(process.execPath), ...systemPath()].join(path.delimiter),
    VITRAVA_BY: 'A team elsewhere',
    ...settings,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    FORCE_COLOR: '0',
  };
}

function systemPath(): string[] {
  return (process.env['PATH'] ?? '').split(path.delimiter).filter((place) => !place.includes(`node_modules${path.sep}.bin`));
}
