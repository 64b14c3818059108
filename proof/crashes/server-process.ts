import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** A real process of a server, started as `npm start` does. */
export interface ServerProcess {
  readonly url: string;
  /** Strikes it down at once (`SIGKILL`), or asks it to stop. Resolves when it is gone. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

/** `file` is relative to the root of the repository. */
export async function startServer(file: string, env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(ROOT, file)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = once(child, 'exit');
  const first = await Promise.race([once(child.stdout, 'data'), gone.then(() => null)]);
  if (first === null) throw new Error(`${file} ended before it was ready.`);
  const { url } = JSON.parse(String(first[0])) as { url: string };
  return {
    url,
    end: async (signal) => {
      child.kill(signal);
      await gone;
    },
  };
}
