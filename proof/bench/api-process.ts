import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { createInterface } from 'node:readline';

const REFERENCE_API = resolve(import.meta.dirname, '../../demo-shop/src/main.ts');

/** The backend of the bench: the one at `API_BASE_URL`, else the reference API in a process of its own. */
export async function startApi(env: Readonly<Record<string, string | undefined>>): Promise<{ readonly url: string; stop(): void }> {
  if (env['API_BASE_URL']) return { url: env['API_BASE_URL'], stop: () => undefined };
  const child = spawn(process.execPath, [REFERENCE_API], {
    env: { ...env, API_PORT: '0', API_LOG_LEVEL: 'silent' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  return { url: (JSON.parse(line) as { url: string }).url, stop: () => child.kill('SIGTERM') };
}
