import { join } from 'node:path';
import { createResolver } from '@vitrava/delivery/resolver';
import { openResultsInMemory, openSumsAt } from '@vitrava/delivery/results';
import { createFixtureStore, type FixtureRelease, type FixtureStore } from '@vitrava/delivery/testing/fixture-store';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig, type ServerConfig } from '../operate/index.ts';
import { NO_API } from './fixture-shop.ts';

export interface FixtureServers {
  readonly servers: readonly FastifyInstance[];
  readonly releases: FixtureStore;
  close(): Promise<void>;
}

export interface FixtureServersOptions {
  readonly config?: Partial<ServerConfig>;
  /** Milliseconds since the epoch. */
  readonly now?: () => number;
}

/** Two composition servers with one store; nothing listens, call them with `inject`. */
export async function openFixtureServers(
  fixtures: readonly FixtureRelease[],
  { config = {}, now = Date.now }: FixtureServersOptions = {},
): Promise<FixtureServers> {
  const releases = await createFixtureStore();
  for (const fixture of fixtures) await releases.release(fixture);
  const place = { type: 'directory', folder: releases.dir } as const;
  const open = async () => {
    const resolver = createResolver({ store: releases.store, freshMs: 0 });
    const app = await buildApp({
      config: {
        ...readConfig({}),
        apiBaseUrl: NO_API,
        renderProcesses: 1,
        renderDeadlineMs: 1000,
        fragmentPatienceMs: 60_000,
        releaseStore: place,
        staticFilesDir: join(releases.dir, '.static'),
        ...config,
      },
      resolver,
      results: openResultsInMemory(),
      sums: openSumsAt(place, now),
      logger: pino({ level: 'silent' }),
      missing: () => [],
      store: releases.store,
      now,
    });
    app.addHook('onClose', () => resolver.close());
    await app.ready();
    return app;
  };
  const servers = [await open(), await open()];
  return {
    servers,
    releases,
    async close() {
      await Promise.all(servers.map((server) => server.close()));
      await releases.remove();
    },
  };
}
