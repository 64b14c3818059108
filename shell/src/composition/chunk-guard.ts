const KEY = 'vitrava.reload.v1';
const GUARD_MS = 10_000;

/**
 * A chunk that does not load (an old file gone, a broken connection) reloads the page, at most once in 10 s.
 * Returns false when the page has been reloaded too recently, so that the caller shows its failure instead.
 */
export function reloadOnce(nowMs = Date.now(), reload = () => location.reload()): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY) ?? Number.NEGATIVE_INFINITY);
    if (nowMs - last < GUARD_MS) return false;
    sessionStorage.setItem(KEY, String(nowMs));
  } catch {
    return false;
  }
  reload();
  return true;
}

/** Listens for chunks of the shell itself that fail; a remote's failing chunk is a failure of that remote and shown as one. */
export function guardChunks(): void {
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (reason instanceof Error && reason.name === 'ChunkLoadError' && !/\/releases\/(?!shell\/)/.test(reason.message)) reloadOnce();
  });
}
