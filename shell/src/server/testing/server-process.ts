import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { createFixtureStore, type FixtureRelease, type FixtureStore } from '@vitrava/delivery/testing/fixture-store';
import { NO_API } from './fixture-shop.ts';

export interface ServerProcess {
  readonly url: string;
  /** The address of its figures; undefined unless it was requested to make any. */
  readonly metrics: string | undefined;
  readonly releases: FixtureStore;
  /** Versions that the server has left out so far, with the reason. */
  readonly excluded: readonly { readonly remote: string; readonly version: string; readonly reason: string }[];
  /** Null as long as it runs. */
  ended(): string | null;
  stop(): Promise<void>;
}

/** The server as in production, over constructed releases, in a process of its own: to be called over HTTP. */
export async function startServerProcess(
  fixtures: readonly FixtureRelease[],
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const releases = await createFixtureStore();
  for (const fixture of fixtures) await releases.release(fixture);
  const child = spawn(process.execPath, [join(import.meta.dirname, '../start.ts')], {
    env: {
      PATH: process.env['PATH'] ?? '',
      NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] ?? '',
      PORT: '0',
      CONSOLE_PORT: '0',
      API_BASE_URL: NO_API,
      RELEASE_STORE_DIR: releases.dir,
      RELEASE_KEYS_DIR: join(releases.dir, '.keys'),
      LOG_LEVEL: 'error',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const excluded: { remote: string; version: string; reason: string }[] = [];
  const lines = createInterface({ input: child.stdout });
  let end: string | null = null;
  child.once('exit', (code, signal) => {
    end = `It ended with ${signal ?? `code ${code}`}.`;
  });
  const [ready] = (await once(lines, 'line')) as [string];
  // Its log; V8's output at the end of a process is no news here.
  createInterface({ input: child.stderr }).on('line', (line) => {
    if (line.includes('"version excluded"')) excluded.push(JSON.parse(line) as (typeof excluded)[number]);
  });
  return {
    ...(JSON.parse(ready) as { url: string; metrics: string | undefined }),
    releases,
    excluded,
    ended: () => end,
    async stop() {
      const ended = once(child, 'exit');
      if (end === null && child.kill('SIGTERM')) await ended;
      await releases.remove();
    },
  };
}
