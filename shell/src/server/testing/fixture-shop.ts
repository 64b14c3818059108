import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { ConsoleParts } from '@vitrava/console/report';
import { createResolver, type Resolver } from '@vitrava/delivery/resolver';
import { openResultsInMemory } from '@vitrava/delivery/results';
import { readKeysPlace } from '@vitrava/delivery/signing';
import { createFixtureStore, type FixtureRelease, type FixtureStore } from '@vitrava/delivery/testing/fixture-store';
import { createWorkingBuilds } from '@vitrava/delivery/working';
import type { FastifyInstance } from 'fastify';
import { type Logger, pino } from 'pino';
import { buildApp } from '../app.ts';
import { createMetrics, measuredStore } from '../metrics/index.ts';
import { readConfig, type ServerConfig } from '../operate/index.ts';

export interface FixtureShop {
  readonly app: FastifyInstance;
  readonly releases: FixtureStore;
  readonly resolver: Resolver;
  /** Its address, on loopback, from the first call on. */
  port(): Promise<number>;
  /** The reports of the server's parts. */
  consoleParts(): Promise<ConsoleParts>;
  close(): Promise<void>;
}

const NONE: readonly string[] = [];

/** No backend listens here: calls are refused at once. */
export const NO_API = 'http://127.0.0.1:9';

/** A whole composition server over constructed releases; call it with `app.inject`, or at its port. */
export async function openFixtureShop(
  fixtures: readonly FixtureRelease[],
  config: Partial<ServerConfig> = {},
  missing: () => readonly string[] = () => NONE,
  logger: Logger = pino({ level: 'silent' }),
): Promise<FixtureShop> {
  const releases = await createFixtureStore();
  for (const fixture of fixtures) await releases.release(fixture);
  const metrics = config.metrics ? createMetrics() : null;
  const working = config.takesWorkingBuilds ? createWorkingBuilds(releases.store) : null;
  const store = measuredStore(working?.store ?? releases.store, metrics);
  const resolver = createResolver({ store, freshMs: 0, workingVersions: working?.versionsOf });
  const app = await buildApp({
    config: {
      ...readConfig({}),
      apiBaseUrl: NO_API,
      renderProcesses: 1,
      renderDeadlineMs: 1000,
      // A slow start of a process on a busy machine is no failure.
      fragmentPatienceMs: 60_000,
      releaseStore: { type: 'directory', folder: releases.dir },
      staticFilesDir: join(releases.dir, '.static'),
      guardMs: null,
      keys: readKeysPlace({ RELEASE_KEYS_DIR: join(releases.dir, '.keys') }, releases.dir),
      ...config,
    },
    resolver,
    results: openResultsInMemory(),
    sums: openResultsInMemory(),
    logger,
    metrics,
    missing,
    store,
    working,
  });
  await app.ready();
  return {
    app,
    releases,
    resolver,
    async port() {
      if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
      return (app.server.address() as AddressInfo).port;
    },
    async consoleParts() {
      const parts = await app.console.read((name, error) => {
        throw new Error(`${name} cannot be read`, { cause: error });
      });
      return parts as ConsoleParts;
    },
    async close() {
      await app.close();
      await resolver.close();
      await releases.remove();
    },
  };
}
