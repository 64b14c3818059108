import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export interface Server {
  readonly origin: string;
  readonly stop: () => Promise<void>;
}

const MAIN = fileURLToPath(new URL('../../demo-shop/src/main.ts', import.meta.url));

/** The demo shop's API as it runs for shoppers, in a process of its own; only the limit of calls from one address is out of the way. */
export async function startServer(env: Readonly<Record<string, string>>): Promise<Server> {
  const child = spawn(process.execPath, [MAIN], {
    env: { ...process.env, API_PORT: '0', API_LOG_LEVEL: 'error', API_COSTLY_READS_PER_MINUTE: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(child, 'exit');
  const first = await Promise.race([once(child.stdout, 'data'), ended]);
  if (child.exitCode !== null) throw new Error(`The server ended with ${child.exitCode}.`);
  const { url } = JSON.parse(String(first[0])) as { url: string };
  return {
    origin: url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
