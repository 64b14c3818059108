import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe } from '@jest/globals';
import { buildApp } from '../app.ts';
import { readConfig } from '../config.ts';
import { type DatabaseHandle, migrate, openPglite, openPostgres } from '../database/index.ts';
import { type Seed, seedDatabase } from '../seeding/index.ts';
import type { ApiInstance } from '../services.ts';
import { CATALOGUE, CONTENT } from './fixture.ts';
import { type Binaries, findBinaries, startCluster } from './postgres-cluster.ts';
import { quickStudio } from './quick-studio.ts';

/** The API under test. `clock.now` may be moved. */
export interface TestApi {
  app: ApiInstance;
  database: DatabaseHandle;
  clock: { now: Date };
  adminToken: string;
}

export const FIXTURE_SEED: Seed = { stamp: 'fixture', catalogue: () => CATALOGUE, content: () => CONTENT };
const START_TIMEOUT_MS = 120_000;

const PGLITE: { about: string; binaries: Binaries | null } = { about: 'PGlite', binaries: null };

interface Options {
  readonly seed?: Seed;
  readonly env?: Readonly<Record<string, string>>;
}

/** Runs the same tests on PGlite and, where it is installed, on PostgreSQL; one database for each engine and file, migrated and seeded once. */
export function describeOnEngines(name: string, tests: (api: TestApi) => void, options: Options = {}): void {
  const binaries = findBinaries();
  if (binaries === null) process.stderr.write(`${name}: LEFT OUT ON POSTGRESQL, because PostgreSQL 15 or newer is not installed here.\n`);
  const engines = binaries === null ? [PGLITE] : [PGLITE, { about: `PostgreSQL ${binaries.version}`, binaries }];
  describe.each(engines)(`${name} on $about`, ({ binaries: installed }) => {
    const api = {} as TestApi;
    const cleanUp: (() => Promise<void>)[] = [];

    beforeAll(async () => {
      const open = installed === null ? { handle: await openPglite(null), about: 'PGlite' } : await openCluster(installed, cleanUp);
      process.stdout.write(`${name}: runs on ${open.about}\n`);
      const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrava-api-'));
      cleanUp.unshift(() => rm(dataDir, { recursive: true, force: true }));
      await migrate(open.handle);
      await seedDatabase(open.handle.db, options.seed ?? FIXTURE_SEED);
      Object.assign(api, await assemble(open.handle, dataDir, options.env ?? {}));
      cleanUp.unshift(() => open.handle.close());
      cleanUp.unshift(() => api.app.close());
    }, START_TIMEOUT_MS);

    afterAll(async () => {
      for (const step of cleanUp) await step();
    }, START_TIMEOUT_MS);

    tests(api);
  });
}

async function openCluster(binaries: Binaries, cleanUp: (() => Promise<void>)[]): Promise<{ handle: DatabaseHandle; about: string }> {
  const cluster = await startCluster(binaries);
  cleanUp.unshift(() => cluster.stop());
  const fail = (error: Error) => process.stderr.write(`${error.message}\n`);
  return { handle: openPostgres(cluster.url, fail), about: `PostgreSQL ${cluster.version}` };
}

async function assemble(database: DatabaseHandle, dataDir: string, env: Readonly<Record<string, string>>): Promise<TestApi> {
  const clock = { now: new Date() };
  const adminToken = 'admin-token-of-the-test';
  const services = {
    db: database.db,
    studio: quickStudio,
    config: { ...readConfig(env), dataDir },
    signingKey: new TextEncoder().encode('a key that only this test knows, long enough'),
    adminToken,
    now: () => clock.now,
  };
  return { app: await buildApp(services), database, clock, adminToken };
}
