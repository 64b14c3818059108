import { abortAfter } from '@vitrava/shared-kit/abort';

const DEADLINE_MS = 5000;

/** Sends a request to the shop itself: the browser's online state is not reliable. */
export async function isReachable(): Promise<boolean> {
  try {
    const { ok } = await fetch('/healthz', { cache: 'no-store', signal: abortAfter(DEADLINE_MS) });
    return ok;
  } catch {
    return false;
  }
}
