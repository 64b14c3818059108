import type { VersionThread } from './version-thread.ts';

const LOOK_MS = 500;
const MEBIBYTE = 1024 * 1024;

/** Ends threads that hold more than the limit, the memory that V8's own bound does not count included (buffers, texts from outside). */
export function watchMemory(threads: ReadonlySet<VersionThread>, limitMb: number): { close(): void } {
  async function look(thread: VersionThread): Promise<void> {
    const bytes = await thread.heldBytes();
    if (bytes !== null && bytes > limitMb * MEBIBYTE) thread.end('crashed', `It held ${Math.round(bytes / MEBIBYTE)} MB.`);
  }

  const timer = setInterval(() => {
    for (const thread of threads) if (performance.now() - thread.lastUsedAt() < 4 * LOOK_MS || thread.load() > 0) void look(thread);
  }, LOOK_MS).unref();
  return { close: () => clearInterval(timer) };
}
