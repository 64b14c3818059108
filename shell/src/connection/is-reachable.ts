import { abortAfter } from '@vitrava/shared-kit/abort';

const DEADLINE_MS = 5000;

/** Asks the shop itself: what the browser believes of its network is not always so. */
export async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: abortAfter(DEADLINE_MS) });
    return ok;
  } catch {
    return false;
  }
}
