import type { DatabaseHandle } from '../../database/index.ts';

/** A migrated and seeded database that one test file has for itself. */
export interface FreshDatabase {
  readonly handle: DatabaseHandle;
  readonly takeAway: () => Promise<void>;
}
