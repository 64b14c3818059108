import { afterAll, beforeAll, describe } from '@jest/globals';
import type { ReleaseStore } from '../store/index.ts';
import { freshPostgres, hasPostgres } from './fresh-postgres.ts';

/** The database of one group of tests; `url` is there once they run. */
export interface PostgresUnderTest {
  readonly url: string;
  /** Runs the step after the tests, the last one first; the database is dropped after all of them. */
  readonly whenDone: (step: () => Promise<void>) => void;
  /** Closes the store when the tests have ended. */
  readonly keep: <Store extends ReleaseStore>(store: Store) => Store;
}

/** Runs tests over a new database on a real server. Where PostgreSQL is not installed they are skipped with a message. */
export function describeOnPostgres(name: string, tests: (database: PostgresUnderTest) => void): void {
  if (!hasPostgres()) process.stderr.write(`${name}: LEFT OUT, because PostgreSQL 15 or newer is not installed here.\n`);
  (hasPostgres() ? describe : describe.skip)(name, () => {
    const steps: (() => Promise<void>)[] = [];
    const whenDone = (step: () => Promise<void>) => void steps.unshift(step);
    let url = '';

    beforeAll(async () => {
      const database = await freshPostgres();
      whenDone(database.takeAway);
      url = database.url;
    }, 120_000);

    afterAll(async () => {
      for (const step of steps) await step();
    });

    tests({
      get url() {
        return url;
      },
      whenDone,
      keep(store) {
        whenDone(() => store.close());
        return store;
      },
    });
  });
}
