import { createStorageItem } from '@vitrava/shared-kit/models/storage-item';
import { isReachable } from '../connection/index.ts';
import { readPageDocument } from './page-document.ts';

const GUARD_MS = 10_000;

/** When this tab was last reloaded for a chunk, in ms since 1970. */
const lastReload = createStorageItem<number>({
  key: 'vitrava.reload.v1',
  area: 'session',
  parse: (stored) => (typeof stored === 'number' ? stored : Number.NEGATIVE_INFINITY),
});

/**
 * A chunk that does not load because its file is gone reloads the page, at most once in 10 s.
 * Resolves with false when the page has been reloaded too recently, so that the caller shows its failure instead; where the storage is
 * closed, for nothing would stop a loop; and while the shop cannot be reached, for the browser would show its own error page.
 */
export async function reloadOnce(reload = () => location.reload(), nowMs = Date.now()): Promise<boolean> {
  if (!(await isReachable())) return false;
  const last = lastReload.read() ?? nowMs;
  if (nowMs - last < GUARD_MS || !lastReload.write(nowMs)) return false;
  reload();
  return true;
}

/** Messages of browsers about a module that failed to load, which Module Federation quotes in a line of their own, and of SystemJS. */
const LOST_MODULE = /dynamically imported module: (.*)|^\s*Importing a module script|^(.*) \(SystemJS .*#3\)$/m;

/** Whether a file of a release was lost. Safari does not name the file. */
export function isLostChunk(error: unknown): boolean {
  const lost = error instanceof Error && LOST_MODULE.exec(error.message);
  if (!lost) return false;
  const address = lost[1] ?? lost[2];
  return address === undefined || address.includes('/releases/') || isOfTeamOrigin(address);
}

/** Whether a file belongs to a remote whose files stay on its team's own origin. */
function isOfTeamOrigin(address: string): boolean {
  const remotes = Object.values(readPageDocument().composition.remotes);
  return remotes.some(({ foreign }) => foreign?.base !== undefined && address.includes(foreign.base));
}

/** For a file that the document's own page waits for. When it is lost, and the page is reloaded for it, nothing comes after: a failure is neither shown nor reported. */
export async function reloadForLost(error: unknown): Promise<void> {
  if (isLostChunk(error) && (await reloadOnce())) await new Promise<never>(() => undefined);
}

/** Listens for chunks of the shell and of remotes that were lost, and whose loss no other code has handled. */
export function guardChunks(): void {
  addEventListener('unhandledrejection', ({ reason }: PromiseRejectionEvent) => {
    if (isLostChunk(reason)) void reloadOnce();
  });
}
