import { fork } from 'node:child_process';
import { once } from 'node:events';

/** A server in a process of its own, so that its CPU is measured apart from the client's. */
export interface MeasuredServer {
  readonly url: string;
  cpuMs(): Promise<number>;
  stop(): void;
}

export async function startServer(file: URL, env: NodeJS.ProcessEnv, execArgv: readonly string[] = []): Promise<MeasuredServer> {
  const child = fork(file, { env, execArgv: [...execArgv], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [ready] = (await once(child, 'message')) as [{ url: string }];
  return {
    url: ready.url,
    async cpuMs() {
      child.send('cpu');
      const [answer] = (await once(child, 'message')) as [{ cpuMs: number }];
      return answer.cpuMs;
    },
    stop: () => child.kill('SIGKILL'),
  };
}
