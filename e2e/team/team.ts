import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { lineOf } from '../../scripts/commands/index.ts';

/** What came of a command: its exit code, its answer, and all that it wrote. */
interface Output {
  readonly code: number;
  readonly answer: string;
  readonly output: string;
}

/** Where a command runs, below the team's folder, and what is added to its environment. */
interface Where {
  readonly in?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** The variables of npm, npx and nx that describe another repository: a team's own repository has none of them. */
const OF_THIS_REPOSITORY =
  /^(?:NX_|INIT_CWD$|npm_package_|npm_lifecycle_|npm_config_local_prefix$|npm_command$|NODE_ENV$|VITRAVA_|RELEASE_)/;

/** A team in `folder` with Node, npm and the three packages. `signal` ends what it has started. */
export function createTeam(folder: string, signal: AbortSignal, settings: Readonly<Record<string, string>>) {
  mkdirSync(folder, { recursive: true });
  const environment = environmentOf(settings);
  const optionsOf = ({ in: below = '.', env = {} }: Where) => ({ cwd: path.join(folder, below), env: { ...environment, ...env } });

  /** Runs a command in the folder, or in one below it. */
  function run(command: string, args: readonly string[], where: Where = {}): Promise<Output> {
    return new Promise((resolve) => {
      const child = execFile(
        command,
        args,
        { ...optionsOf(where), signal, maxBuffer: Number.POSITIVE_INFINITY },
        (_error, answer, errors) => resolve({ code: child.exitCode ?? 1, answer, output: `${answer}${errors}` }),
      );
    });
  }

  return {
    run,

    /** Runs it and gives its answer; throws with its output when it does not end well. */
    async must(command: string, args: readonly string[], where?: Where): Promise<string> {
      const { code, answer, output } = await run(command, args, where);
      if (code !== 0) throw new Error(`${command} ${args.join(' ')} ended with ${code}:\n${output}`);
      return answer;
    },

    /** Starts a command until it is interrupted. `found`: the pattern's first group in its output. */
    start(command: string, args: readonly string[], pattern: RegExp, where: Where = {}) {
      // npx and what it runs are interrupted together, as Ctrl-C does.
      const child = spawn(command, args, { ...optionsOf(where), detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
      const ended = once(child, 'close');
      const interrupt = async () => {
        if (child.exitCode === null && child.pid !== undefined) process.kill(-child.pid, 'SIGINT');
        await ended;
      };
      signal.addEventListener('abort', () => void interrupt(), { once: true });
      return { found: lineOf(child, pattern), interrupt };
    },

    /** Replaces a text that must be there, as an editor would save it. */
    async edit(file: string, from: string, to: string): Promise<void> {
      const place = path.join(folder, file);
      const text = await readFile(place, 'utf8');
      if (!text.includes(from)) throw new Error(`${file} has no "${from}".`);
      await writeFile(place, text.replace(from, to));
    },
  };
}

function environmentOf(settings: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  const systemPath = (process.env['PATH'] ?? '').split(path.delimiter).filter((place) => !place.includes(`node_modules${path.sep}.bin`));
  return {
    ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !OF_THIS_REPOSITORY.test(name))),
    // The Node that the packages require, and nothing else of this repository.
    PATH: [path.dirname(process.execPath), ...systemPath].join(path.delimiter),
    VITRAVA_BY: 'A team elsewhere',
    ...settings,
    npm_config_prefer_offline: 'true',
    npm_config_audit: 'false',
    npm_config_fund: 'false',
    npm_config_update_notifier: 'false',
    FORCE_COLOR: '0',
  };
}
