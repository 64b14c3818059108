import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe } from '@jest/globals';
import { buildApp, type Extension } from '../app.ts';
import { readConfig } from '../config.ts';
import type { DatabaseHandle } from '../database/index.ts';
import type { Seed } from '../operations/seeding/index.ts';
import { connectAcquirer, type Send } from '../purchase/acquirer/index.ts';
import type { ApiInstance, Services } from '../services.ts';
import { validateAnswers } from './answers/index.ts';
import { findBinaries, freshPglite, freshPostgres } from './databases/index.ts';
import { ACCOUNT, CATALOGUE, COMPANY, CONTENT, DELIVERY } from './fixture/index.ts';
import { testImageRenderer } from './test-image-renderer.ts';

/** The API under test. `clock.now` may be moved. */
export interface TestApi {
  app: ApiInstance;
  /** What it was built of, to build another one of. */
  services: Services;
  database: DatabaseHandle;
  clock: { now: Date };
  adminToken: string;
}

export const FIXTURE_SEED: Seed = {
  stamp: 'fixture',
  catalogue: () => CATALOGUE,
  content: () => CONTENT,
  delivery: () => DELIVERY,
  company: COMPANY,
  account: ACCOUNT,
};
const START_TIMEOUT_MS = 120_000;

const PGLITE = { about: 'PGlite', open: freshPglite };

interface Options {
  readonly seed?: Seed;
  readonly env?: Readonly<Record<string, string>>;
  /** How calls reach the acquirer; without it the acquirer is away. */
  readonly send?: Send;
  readonly extensions?: readonly Extension[];
}

/** What the API of a test shares with its acquirer. */
export const ACQUIRER_SECRET = 'a secret that the test and its acquirer share';

const noAcquirer: Send = () => Promise.reject(new Error('no acquirer answers'));

/** Runs the same tests on PGlite and, where it is installed, on PostgreSQL; each engine and file has a migrated and seeded database of its own. */
export function describeOnEngines(name: string, tests: (api: TestApi) => void, options: Options = {}): void {
  const binaries = findBinaries();
  if (binaries === null) process.stderr.write(`${name}: LEFT OUT ON POSTGRESQL, because PostgreSQL 15 or newer is not installed here.\n`);
  const engines = binaries === null ? [PGLITE] : [PGLITE, { about: `PostgreSQL ${binaries.version}`, open: freshPostgres }];
  describe.each(engines)(`${name} on $about`, ({ about, open }) => {
    const api = {} as TestApi;
    const cleanUp: (() => Promise<void>)[] = [];
    const faults: string[] = [];

    beforeAll(async () => {
      const database = await open(options.seed ?? FIXTURE_SEED);
      cleanUp.unshift(database.takeAway);
      process.stdout.write(`${name}: runs on ${about}\n`);
      const dataDir = await mkdtemp(path.join(tmpdir(), 'vitrava-api-'));
      cleanUp.unshift(() => rm(dataDir, { recursive: true, force: true }));
      Object.assign(api, await assemble(database.handle, dataDir, options, (fault) => faults.push(fault)));
      cleanUp.unshift(() => api.app.close());
    }, START_TIMEOUT_MS);

    // A caller that lives with failures, as the acquirer does, must not hide an answer that no one described.
    afterEach(() => {
      const [fault] = faults.splice(0);
      if (fault !== undefined) throw new Error(`The answer is not in the published document. ${fault}`);
    });

    afterAll(async () => {
      for (const step of cleanUp) await step();
    }, START_TIMEOUT_MS);

    tests(api);
  });
}

async function assemble(
  database: DatabaseHandle,
  dataDir: string,
  { env = {}, send = noAcquirer, extensions = [] }: Options,
  report: (fault: string) => void,
): Promise<TestApi> {
  const clock = { now: new Date() };
  const adminToken = 'admin-token-of-the-test';
  const services: Services = {
    db: database.db,
    imageRenderer: testImageRenderer,
    config: { ...readConfig(env), dataDir },
    signingKey: new TextEncoder().encode('a key that only this test knows, long enough'),
    adminToken,
    acquirer: connectAcquirer({ url: 'http://acquirer.test', secret: ACQUIRER_SECRET, send }),
    acquirerSecret: ACQUIRER_SECRET,
    now: () => clock.now,
  };
  return { app: validateAnswers(await buildApp(services, { extensions }), report), services, database, clock, adminToken };
}
