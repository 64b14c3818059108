import { allSettled, createWatch, type Scope } from 'effector';
import { isReachable } from './is-reachable.ts';
import { connectionLost, connectionReturned } from './units.ts';

/** What needs the shop's server waits here while it cannot be reached: the browser would show its own error page instead of the shop. */
export interface Connection {
  /** Whether the shop can be reached. If not, the page explains it; `again` follows unless something newer waits. */
  readonly reach: (again: () => void) => Promise<boolean>;
  /** Loads another document now, or when the connection is back. */
  readonly leaveBy: (load: () => void) => Promise<void>;
  /** The shopper has navigated to another page: nothing waits any more. */
  readonly reset: () => void;
}

export function createConnection(scope: Scope): Connection {
  let waiting = null as (() => void) | null;

  async function reach(again: () => void): Promise<boolean> {
    waiting = again;
    const isThere = await isReachable();
    if (waiting !== again) return false;
    if (isThere) waiting = null;
    else void allSettled(connectionLost, { scope });
    return isThere;
  }

  async function leaveBy(load: () => void): Promise<void> {
    if (await reach(() => void leaveBy(load))) load();
  }

  createWatch({
    unit: connectionReturned,
    scope,
    fn() {
      const again = waiting;
      waiting = null;
      again?.();
    },
  });

  return {
    reach,
    leaveBy,
    reset() {
      waiting = null;
    },
  };
}
