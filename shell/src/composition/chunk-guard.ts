import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';

const GUARD_MS = 10_000;

/** When this tab was last reloaded for a chunk, in ms since 1970. */
const lastReload = createStorageItem<number>({
  key: 'vitrava.reload.v1',
  area: 'session',
  parse: (stored) => (typeof stored === 'number' ? stored : Number.NEGATIVE_INFINITY),
});

/**
 * A chunk that does not load (an old file gone, a broken connection) reloads the page, at most once in 10 s.
 * Returns false when the page has been reloaded too recently, so that the caller shows its failure instead; and where the storage is
 * closed, for nothing would stop a loop.
 */
export function reloadOnce(nowMs = Date.now(), reload = () => location.reload()): boolean {
  const last = lastReload.read() ?? nowMs;
  if (nowMs - last < GUARD_MS || !lastReload.write(nowMs)) return false;
  reload();
  return true;
}

/** What browsers say of a module that did not come: Chromium and Firefox with its address, Safari without. */
const LOST_CHUNK = /dynamically imported module: .*\/releases\/|^Importing a module script/;

export const isLostChunk = (error: unknown): boolean => error instanceof Error && LOST_CHUNK.test(error.message);

/** Listens for chunks of the shell and of remotes that were lost, and whose loss nobody has caught to show it. */
export function guardChunks(): void {
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    // Offline the browser has no page to load anew.
    if (isLostChunk(reason) && navigator.onLine) reloadOnce();
  });
}
