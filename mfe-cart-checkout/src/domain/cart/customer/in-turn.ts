import { underTabLock } from '@vitrava/shared-kit/models/tab-lock';

/** As long as a call may take: a tab that the system has put to sleep may hold a lock for ever. */
const LONGEST_WAIT_MS = 10_000;

/** Does `work` when no other tab of the browser does any under this name. Without Web Locks, or after a while, at once. */
export async function inTurn<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  let begun: Promise<Result> | null = null;
  const begin = () => {
    begun ??= work();
    return begun;
  };
  try {
    return await underTabLock(name, LONGEST_WAIT_MS, begin);
  } catch {
    return begin();
  }
}
