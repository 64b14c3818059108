import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { createPermits, type PermitOptions } from './permits.ts';

describe('permits', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Requests permits and records the outcome. The client is the letter of the name. */
  function open(options: Partial<PermitOptions> = {}) {
    const permits = createPermits({ concurrency: 2, waiting: 6, ...options });
    const begun: string[] = [];
    const refused: string[] = [];
    const releases = new Map<string, () => void>();
    return {
      begun,
      refused,
      stats: permits.stats,
      async request(names: readonly string[], signal?: AbortSignal) {
        for (const name of names)
          void permits.acquire(name.slice(0, 1), signal).then((release) => {
            (release ? begun : refused).push(name);
            if (release) releases.set(name, release);
          });
        await jest.advanceTimersByTimeAsync(0);
      },
      async release(name: string) {
        releases.get(name)?.();
        await jest.advanceTimersByTimeAsync(0);
      },
    };
  }

  it('Requests beyond the concurrency wait, and a permit that is released twice counts once', async () => {
    const { request, release, begun, stats } = open();
    await request(['a1', 'b1', 'c1', 'd1']);
    expect([begun, stats()]).toEqual([['a1', 'b1'], { running: 2, waiting: 2 }]);
    await release('a1');
    await release('a1');
    expect([begun, stats()]).toEqual([['a1', 'b1', 'c1'], { running: 2, waiting: 1 }]);
  });

  it('Half of all permits and places bounds the requests of one client', async () => {
    const { request, refused } = open();
    await request(['a1', 'a2', 'a3', 'a4', 'a5', 'b1']);
    expect(refused).toEqual(['a5']);
  });

  it('A request of a client that has fewer permits comes first', async () => {
    const { request, release, begun } = open();
    await request(['a1', 'a2', 'a3', 'a4', 'b1']);
    await release('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
  });

  it('After a new client was refused no request waits until the overload is over', async () => {
    const { request, release, begun, refused } = open();
    await request(['a1', 'b1', 'c1', 'd1', 'e1']);
    expect(refused).toEqual(['e1']);
    await release('a1');
    await request(['f1']);
    expect(refused).toEqual(['e1', 'f1']);
    await jest.advanceTimersByTimeAsync(500);
    await request(['g1']);
    await release('b1');
    await release('c1');
    expect([begun, refused]).toEqual([
      ['a1', 'b1', 'c1', 'd1', 'g1'],
      ['e1', 'f1'],
    ]);
  });

  it('A flood of one client is no overload for others', async () => {
    const { request, refused, begun, release } = open();
    await request(['a1', 'a2', 'a3', 'a4', 'b1', 'c1', 'd1', 'e1']);
    await jest.advanceTimersByTimeAsync(499);
    for (const name of ['a1', 'a2', 'b1', 'c1', 'd1', 'a3']) await release(name);
    await request(['a5', 'a6', 'a7']);
    await jest.advanceTimersByTimeAsync(1);
    await request(['f1']);
    expect(refused).toEqual(['e1', 'a6', 'a7']);
    await release('a5');
    expect(begun.at(-1)).toBe('f1');
  });

  it('Under pressure no request waits, but a free permit is granted', async () => {
    const { request, begun, refused } = open({ isUnderPressure: () => true });
    await request(['a1', 'b1', 'c1']);
    expect([begun, refused]).toEqual([['a1', 'b1'], ['c1']]);
  });

  it('A request that has waited too long is refused', async () => {
    const { request, refused, stats } = open();
    await request(['a1', 'b1', 'c1']);
    await jest.advanceTimersByTimeAsync(5_000);
    expect([refused, stats()]).toEqual([['c1'], { running: 2, waiting: 0 }]);
  });

  it('A request whose client has disconnected gets no permit, before its wait or during it', async () => {
    const { request, release, begun, refused } = open();
    const gone = new AbortController();
    await request(['a1', 'b1']);
    await request(['c1'], gone.signal);
    gone.abort();
    await request(['d1'], gone.signal);
    await release('a1');
    expect([begun, refused.toSorted()]).toEqual([
      ['a1', 'b1'],
      ['c1', 'd1'],
    ]);
  });

  it('The bounds hold and every request is settled, whatever the order of events', async () => {
    const step = fc.oneof(
      fc.constantFrom('a', 'b', 'c').map((client) => ({ kind: 'request', client }) as const),
      fc.nat(20).map((index) => ({ kind: 'release', index }) as const),
      fc.nat(20).map((index) => ({ kind: 'disconnect', index }) as const),
      fc.constant({ kind: 'wait' } as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.func(fc.boolean()), async (steps, isUnderPressure) => {
        const permits = createPermits({ concurrency: 2, waiting: 4, isUnderPressure: () => isUnderPressure() });
        const releases: (() => void)[] = [];
        const clients: AbortController[] = [];
        let unsettled = 0;
        for (const one of steps) {
          if (one.kind === 'request') {
            const gone = new AbortController();
            clients.push(gone);
            unsettled += 1;
            void permits.acquire(one.client, gone.signal).then((release) => {
              unsettled -= 1;
              if (release) releases.push(release);
            });
          }
          if (one.kind === 'release') releases[one.index]?.();
          if (one.kind === 'disconnect') clients[one.index]?.abort();
          await jest.advanceTimersByTimeAsync(one.kind === 'wait' ? 400 : 0);
          const { running, waiting } = permits.stats();
          expect(running).toBeLessThanOrEqual(2);
          expect(waiting).toBeLessThanOrEqual(4);
          expect(waiting).toBe(unsettled);
        }
        while (permits.stats().running > 0) {
          for (const release of releases) release();
          await jest.advanceTimersByTimeAsync(0);
        }
        expect([permits.stats(), unsettled]).toEqual([{ running: 0, waiting: 0 }, 0]);
      }),
    );
  });
});
