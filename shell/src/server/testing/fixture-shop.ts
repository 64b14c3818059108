import { join } from 'node:path';
import { createResolver, type Resolver } from '@vitrava/delivery/resolver';
import { openResultsInMemory } from '@vitrava/delivery/results';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../app.ts';
import { readConfig, type ServerConfig } from '../operate/index.ts';
import { createFixtureStore, type FixtureRelease, type FixtureStore } from './fixture-store.ts';

export interface FixtureShop {
  readonly app: FastifyInstance;
  readonly releases: FixtureStore;
  readonly resolver: Resolver;
  close(): Promise<void>;
}

const NONE: readonly string[] = [];

/** No backend listens here: calls are refused at once. */
export const NO_API = 'http://127.0.0.1:9';

/** A whole composition server over releases made by hand; nothing listens, ask it with `app.inject`. */
export async function openFixtureShop(
  fixtures: readonly FixtureRelease[],
  config: Partial<ServerConfig> = {},
  missing: () => readonly string[] = () => NONE,
  logger: Logger = pino({ level: 'silent' }),
): Promise<FixtureShop> {
  const releases = await createFixtureStore();
  for (const fixture of fixtures) await releases.release(fixture);
  const resolver = createResolver({ store: releases.store, freshMs: 0 });
  const app = await buildApp({
    config: {
      ...readConfig({}),
      apiBaseUrl: NO_API,
      renderThreads: 1,
      renderDeadlineMs: 1000,
      releaseStore: { type: 'directory', folder: releases.dir },
      documentsDir: join(releases.dir, '.documents'),
      ...config,
    },
    resolver,
    results: openResultsInMemory(),
    sums: openResultsInMemory(),
    logger,
    missing,
  });
  await app.ready();
  return {
    app,
    releases,
    resolver,
    async close() {
      await app.close();
      await resolver.close();
      await releases.remove();
    },
  };
}
