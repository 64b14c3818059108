import { type ChildProcess, spawn } from 'node:child_process';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { ignoreOutputErrors } from '@vitrava/server-kit/start';
import { type LogFile, openLogFile } from './log-file.ts';

export interface ChildOptions {
  /** How people call it, in messages. */
  readonly name: string;
  readonly script: string;
  readonly scriptArguments?: readonly string[];
  readonly nodeArguments?: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Its whole output is written here, for as long as there is room. */
  readonly logFile: string;
  readonly readyWithinMs: number;
  /** Gets every line it writes, as it comes. */
  readonly onLine?: ((line: string) => void) | undefined;
  /** Gives up the start. */
  readonly signal?: AbortSignal | undefined;
}

export interface Child {
  readonly name: string;
  readonly pid: number;
  /** Its address, as it has reported it. */
  readonly url: string;
  /** Where its console answers; null when it has none. */
  readonly consoleUrl: string | null;
  /** Resolves when it has ended, whatever the reason. */
  readonly ended: Promise<string>;
  /** Requests it to end, and ends it when it does not within ten seconds. */
  stop(): Promise<void>;
  /** Ends it at once, as a crash would. */
  kill(): Promise<void>;
}

const root = path.resolve(import.meta.dirname, '../..');
const endWithParent = path.join(import.meta.dirname, 'end-with-parent.mjs');
const graceMs = 10_000;

/** Starts a server in its own process group and waits for `{"ready":true,"url":…}`. It ends with this process. */
export async function startChild(options: ChildOptions): Promise<Child> {
  ignoreOutputErrors();
  const log = openLog(options);
  const program = [...(options.nodeArguments ?? []), path.join(root, options.script), ...(options.scriptArguments ?? [])];
  const child = spawn(process.execPath, ['--import', endWithParent, ...program], {
    cwd: root,
    env: { ...process.env, ...options.env },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    detached: true,
  });
  child.stderr?.setEncoding('utf8').on('data', (text: string) => log.write(text));
  if (child.stderr && options.onLine) createInterface({ input: child.stderr }).on('line', options.onLine);
  const ended = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    child.once('exit', (code, signal) => resolve(signal ? `ended by ${signal}` : `ended with code ${code}`));
  });
  const { url, console: consoleUrl } = await untilReady(child, ended, options, (line) => log.write(`${line}\n`));
  return {
    name: options.name,
    pid: child.pid ?? 0,
    url,
    consoleUrl,
    ended,
    stop: () => end(child, ended, 'SIGTERM'),
    kill: () => end(child, ended, 'SIGKILL'),
  };
}

/** Where the server's lines go: into its file, or with `LOGS=stdout` to the output of this process, for log collectors. */
function openLog({ name, logFile }: ChildOptions): LogFile {
  if (process.env['LOGS'] === 'stdout') return { write: (text) => void process.stdout.write(text) };
  return openLogFile(logFile, (explanation) => process.stderr.write(`${name}: its log ${explanation}\n`));
}

async function untilReady(
  child: ChildProcess,
  ended: Promise<string>,
  options: ChildOptions,
  write: (line: string) => void,
): Promise<Addresses> {
  const { promise, resolve, reject } = Promise.withResolvers<Addresses>();
  const failed = (what: string) => reject(new Error(`${options.name} ${what}. Its log: ${path.relative(process.cwd(), options.logFile)}`));
  const timer = setTimeout(() => failed(`was not ready within ${options.readyWithinMs / 1000} s`), options.readyWithinMs);
  const giveUp = () => failed('was not awaited');
  void ended.then((reason) => failed(`${reason} before it was ready`));
  options.signal?.addEventListener('abort', giveUp, { once: true });
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      write(line);
      options.onLine?.(line);
      const addresses = readyAddresses(line);
      if (addresses) {
        resolve(addresses);
      }
    });
  }
  try {
    return await promise;
  } catch (error) {
    await end(child, ended, 'SIGKILL');
    throw error;
  } finally {
    clearTimeout(timer);
    options.signal?.removeEventListener('abort', giveUp);
  }
}

interface Addresses {
  readonly url: string;
  readonly console: string | null;
}

function readyAddresses(line: string): Addresses | null {
  if (!line.includes('"ready"')) {
    return null;
  }
  try {
    const output: unknown = JSON.parse(line);
    if (typeof output !== 'object' || output === null || !('ready' in output && 'url' in output) || typeof output.url !== 'string')
      return null;
    return { url: output.url, console: 'console' in output && typeof output.console === 'string' ? output.console : null };
  } catch {
    return null;
  }
}

async function end(child: ChildProcess, ended: Promise<string>, signal: 'SIGTERM' | 'SIGKILL'): Promise<void> {
  signalGroup(child, signal);
  const timer = setTimeout(() => signalGroup(child, 'SIGKILL'), graceMs);
  await ended;
  clearTimeout(timer);
}

function signalGroup(child: ChildProcess, signal: NodeJS.Signals): void {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) {
    return;
  }
  try {
    process.kill(-child.pid, signal);
  } catch {
    child.kill(signal);
  }
}
