import { randomBytes } from 'node:crypto';
import type { ReleaseStore } from '../store/index.ts';
import type { ProblemLog } from './problem-log.ts';

/** The store's secret, or a random one while the store cannot be read: its ids hold until it can. */
export function createSecret(store: ReleaseStore, log: ProblemLog) {
  const standIn = randomBytes(32).toString('hex');
  let cached: string | null = null;
  let reading: Promise<void> | null = null;

  async function read(): Promise<void> {
    try {
      cached = await store.secret();
      log.set('secret', []);
    } catch (error) {
      log.set('secret', [{ type: 'store-unreadable', explanation: `The secret of the store cannot be read: ${String(error)}.` }]);
    } finally {
      reading = null;
    }
  }

  return {
    current: () => cached ?? standIn,
    /** Resolves when the secret was requested; at once when it is known. */
    ready(): Promise<void> | null {
      if (cached !== null) return null;
      reading ??= read();
      return reading;
    },
  };
}
