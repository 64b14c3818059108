import PQueue from 'p-queue';

export interface PermitOptions {
  /** Permits that are held at the same time. */
  readonly concurrency: number;
  /** Requests that wait for a permit. Half of all permits and places bounds the requests of one client, and the clients. */
  readonly waiting: number;
  /** Whether the process has no time left. Then no request waits. */
  readonly isUnderPressure?: () => boolean;
}

export interface Permits {
  /** Resolves to a function that returns the permit, or to null: too many, too late, or aborted by `signal`. */
  acquire(client: string, signal?: AbortSignal): Promise<(() => void) | null>;
  stats(): { readonly running: number; readonly waiting: number };
}

const MAX_WAIT_MS = 5_000;
/** After the first request of a client was refused, no request waits until this time has passed without another. A queue would only delay every answer. */
const OVERLOAD_MS = 500;

/** Permits in the order of requests, but a client that has fewer of them comes first, so that a flood of one client delays its own requests. */
export function createPermits({ concurrency, waiting, isUnderPressure = () => false }: PermitOptions): Permits {
  const queue = new PQueue({ concurrency });
  const half = Math.max(1, Math.floor((concurrency + waiting) / 2));
  /** Requests that hold a permit or wait for one. */
  const byClient = new Map<string, number>();
  let overloadedUntil = 0;

  function hasPlace(client: string): boolean {
    if (queue.pending < concurrency) return true;
    const isOverloaded = performance.now() < overloadedUntil || isUnderPressure();
    const isNew = !byClient.has(client);
    const isFull = queue.size >= waiting || (isNew && byClient.size >= half);
    if (!isOverloaded && !isFull) return true;
    if (isNew) overloadedUntil = performance.now() + OVERLOAD_MS;
    return false;
  }

  function leave(client: string): void {
    const others = (byClient.get(client) ?? 0) - 1;
    if (others > 0) byClient.set(client, others);
    else byClient.delete(client);
  }

  return {
    async acquire(client, signal) {
      const own = byClient.get(client) ?? 0;
      if (signal?.aborted || own >= half || !hasPlace(client)) return null;
      byClient.set(client, own + 1);
      const { promise: acquired, resolve } = Promise.withResolvers<(() => void) | null>();
      const wait = limitWait(signal);
      const work = () => {
        wait.end();
        const { promise: released, resolve: release } = Promise.withResolvers<void>();
        resolve(release);
        return released;
      };
      void queue
        .add(work, { priority: -own, signal: wait.signal })
        .catch(() => resolve(null))
        .finally(() => {
          wait.end();
          leave(client);
        });
      return acquired;
    },
    stats: () => ({ running: queue.pending, waiting: queue.size }),
  };
}

/** A signal that aborts with `signal` or after the longest wait, until the wait has ended. */
function limitWait(signal: AbortSignal | undefined) {
  const controller = new AbortController();
  // Without a reason of its own each abort would create an error with a stack.
  const abort = () => controller.abort(null);
  const timer = setTimeout(abort, MAX_WAIT_MS);
  signal?.addEventListener('abort', abort);
  return {
    signal: controller.signal,
    end() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    },
  };
}
