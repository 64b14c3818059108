import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** A real process of a server, started like anybody would start it. */
export interface ServerProcess {
  readonly url: string;
  /** Strikes it down at once (`SIGKILL`), or asks it to stop. Resolves when it is gone. */
  readonly end: (signal: 'SIGKILL' | 'SIGTERM') => Promise<void>;
}

export async function startServer(file: 'main.ts' | 'acquirer/main.ts', env: NodeJS.ProcessEnv): Promise<ServerProcess> {
  const child = spawn(process.execPath, [path.join(import.meta.dirname, '..', file)], { env, stdio: ['ignore', 'pipe', 'inherit'] });
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
