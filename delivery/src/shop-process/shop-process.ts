import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { pathToFileURL } from 'node:url';

const READY_WITHIN_MS = 30_000;
const GRACE_MS = 5_000;
const endWithParent = pathToFileURL(join(import.meta.dirname, 'end-with-parent.ts')).href;

/** Starts a composition server (`program`) of this machine alone, with the working builds in `workingStoreDir` first. It ends with this process. */
export async function startShopProcess(
  program: string,
  workingStoreDir: string,
  { env = process.env, cwd = process.cwd() }: { readonly env?: NodeJS.ProcessEnv; readonly cwd?: string } = {},
): Promise<{ readonly url: string; readonly stop: () => Promise<void> }> {
  const child = spawn(process.execPath, ['--import', endWithParent, program], {
    cwd,
    env: {
      ...env,
      WORKING_STORE_DIR: workingStoreDir,
      DEVELOPER_BUILDS: 'off',
      HOST: '127.0.0.1',
      PORT: '0',
      // The port of the shop's own figures is taken.
      METRICS_PORT: '',
      RENDER_PROCESSES: '1',
    },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  const ended = once(child, 'exit').catch(() => null);
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const timer = setTimeout(() => reject(new Error('The server for working builds was not ready in time.')), READY_WITHIN_MS);
  void ended.then(() => reject(new Error('The server for working builds ended before it was ready.')));
  if (child.stdout) createInterface({ input: child.stdout }).on('line', (line) => readAddress(line, resolve));
  async function stop(): Promise<void> {
    child.kill('SIGTERM');
    const kill = setTimeout(() => child.kill('SIGKILL'), GRACE_MS);
    await ended;
    clearTimeout(kill);
  }
  try {
    return { url: await promise, stop };
  } catch (error) {
    await stop();
    throw error;
  } finally {
    clearTimeout(timer);
  }
}

function readAddress(line: string, found: (url: string) => void): void {
  if (!line.startsWith('{"ready"')) return;
  const { url } = JSON.parse(line) as { url: string };
  found(url);
}
