import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import fc from 'fast-check';
import { createFairTurns, type FairTurnsOptions } from './fair-turns.ts';

const BOUNDS = { atOnce: 2, atOnceForOne: 2, spare: 0, waiting: 4, waitingForOne: 3, patienceMs: 1_000 };

describe('turns', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => void jest.useRealTimers());

  /** Asks for turns, and notes who has got one or was sent away. */
  function open(bounds: Partial<FairTurnsOptions> = {}) {
    const turns = createFairTurns({ ...BOUNDS, ...bounds });
    const begun: string[] = [];
    const refused: string[] = [];
    const releases = new Map<string, () => void>();
    return {
      begun,
      refused,
      stats: turns.stats,
      async ask(name: string, gone?: AbortSignal) {
        void turns.take(name.replace(/\d+$/, ''), gone).then((release) => {
          (release ? begun : refused).push(name);
          if (release) releases.set(name, release);
        });
        await jest.advanceTimersByTimeAsync(0);
      },
      async end(name: string) {
        releases.get(name)?.();
        await jest.advanceTimersByTimeAsync(0);
      },
    };
  }

  it('let so many in at once, and the others one after the other', async () => {
    const { ask, end, begun, stats } = open();
    for (const name of ['a1', 'a2', 'a3']) await ask(name);
    expect([begun, stats()]).toEqual([['a1', 'a2'], { working: 2, waiting: 1 }]);
    await end('a1');
    await end('a1');
    expect([begun, stats()]).toEqual([['a1', 'a2', 'a3'], { working: 2, waiting: 0 }]);
  });

  it('serve first who has least at work, and in a burst as they came', async () => {
    const { ask, end, begun } = open();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'b1', 'c1']) await ask(name);
    await end('a1');
    await end('a2');
    await end('b1');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'c1']);
  });

  it('serve the latest first where somebody always waits, let nobody wait long then, and are as before when that is over', async () => {
    const { ask, end, begun, refused } = open({ atOnce: 1, waitingForOne: 1 });
    await ask('a1');
    for (const name of ['b1', 'c1', 'd1', 'e1']) await ask(name);
    await jest.advanceTimersByTimeAsync(999);
    expect([begun, refused]).toEqual([['a1'], []]);
    await jest.advanceTimersByTimeAsync(1);
    expect(refused).toEqual(['b1', 'c1', 'd1', 'e1']);
    for (const name of ['f1', 'g1', 'h1', 'i1', 'j1']) await ask(name);
    expect(refused.slice(4)).toEqual(['f1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'j1']);
    await jest.advanceTimersByTimeAsync(250);
    expect(refused.slice(5)).toEqual(['g1', 'h1', 'i1']);
    await jest.advanceTimersByTimeAsync(1_000);
    for (const name of ['k1', 'l1']) await ask(name);
    await end('j1');
    expect(begun).toEqual(['a1', 'j1', 'k1']);
  });

  it('know a crowd at once by how many are sent away, and then send away who has waited long where others came later', async () => {
    const { ask, end, begun, refused } = open({ atOnce: 1, waiting: 2, waitingForOne: 1 });
    for (const name of ['a1', 'b1', 'c1', 'd1']) await ask(name);
    await jest.advanceTimersByTimeAsync(200);
    expect([begun, refused]).toEqual([['a1'], ['d1']]);
    await ask('e1');
    expect(refused).toEqual(['d1', 'b1']);
    await jest.advanceTimersByTimeAsync(60);
    await end('a1');
    expect([begun, refused]).toEqual([
      ['a1', 'e1'],
      ['d1', 'b1', 'c1'],
    ]);
  });

  it('serve who has waited long all the same where nobody came later', async () => {
    const { ask, end, begun, refused } = open({ atOnce: 1, waiting: 2, waitingForOne: 1 });
    for (const name of ['a1', 'b1', 'c1', 'd1', 'e1']) await ask(name);
    await jest.advanceTimersByTimeAsync(500);
    await end('a1');
    expect([begun, refused]).toEqual([
      ['a1', 'c1'],
      ['d1', 'b1', 'e1'],
    ]);
  });

  it('take the same for a burst when nobody waited between, or whoever was sent away had too much waiting', async () => {
    const { ask, end, begun, refused } = open({ atOnce: 1, waiting: 2, waitingForOne: 1 });
    for (const name of ['a1', 'b1', 'c1', 'd1']) await ask(name);
    for (const name of ['a1', 'b1', 'c1']) await end(name);
    for (const name of ['e1', 'f1', 'g1', 'h1', 'f2', 'f3', 'g2']) await ask(name);
    expect(refused).toEqual(['d1', 'h1', 'f2', 'f3', 'g2']);
    for (const name of ['e1', 'f1', 'g1']) await end(name);
    expect(begun).toEqual(['a1', 'b1', 'c1', 'e1', 'f1', 'g1']);
  });

  it('have no crowd where all are patient: everybody waits for so long and no longer, and is served as they came', async () => {
    const { ask, end, begun, refused } = open({ atOnce: 1, isPatient: true });
    await ask('a1');
    await end('a1');
    for (const name of ['b1', 'c1', 'd1']) await ask(name);
    await jest.advanceTimersByTimeAsync(900);
    await ask('e1');
    expect(refused).toEqual([]);
    await end('b1');
    expect(begun).toEqual(['a1', 'b1', 'c1']);
    await jest.advanceTimersByTimeAsync(100);
    expect(refused).toEqual(['d1']);
    await end('c1');
    expect(begun).toEqual(['a1', 'b1', 'c1', 'e1']);
  });

  it('serve in turn in a crowd, whoever asks most', async () => {
    const { ask, end, begun } = open({ atOnce: 1, waiting: 4, waitingForOne: 3 });
    for (const name of ['a1', 'b1', 'a2', 'a3', 'c1', 'd1', 'e1', 'f1', 'g1']) await ask(name);
    begun.length = 0;
    await end('a1');
    for (let number = 4; number < 8; number += 1) {
      await ask(`b${number}`);
      await ask(`a${number}`);
      await end(begun.at(-1) ?? '');
    }
    const counts = ['a', 'b'].map((who) => begun.filter((name) => name.startsWith(who)).length);
    expect(Math.abs((counts[0] ?? 0) - (counts[1] ?? 0))).toBeLessThanOrEqual(1);
  });

  describe('while there is hardly any time left', () => {
    /** Many are sent away for each who begins. */
    async function press(bounds: Partial<FairTurnsOptions> = {}) {
      const pressure = { isThere: true };
      const turns = open({ waiting: 2, waitingForOne: 2, isPressed: () => pressure.isThere, ...bounds });
      for (const name of ['a1', 'b1']) await turns.ask(name);
      for (let number = 1; number <= 60; number += 1) await turns.ask(`${String.fromCharCode(97 + (number % 20))}${number + 10}`);
      await turns.end('a1');
      await turns.end('b1');
      return { ...turns, pressure, last: () => turns.begun.at(-1) ?? '' };
    }

    it('let one in at a time in a crowd', async () => {
      const { stats } = await press();
      expect(stats().working).toBe(1);
    });

    it('let as many in as before when there is time again, though nothing ends', async () => {
      const { stats, pressure } = await press();
      pressure.isThere = false;
      await jest.advanceTimersByTimeAsync(100);
      expect(stats().working).toBe(2);
    });

    it('have one to spare for others than whoever has it all and wants more', async () => {
      const { ask, end, last, stats } = await press({ atOnceForOne: 1, spare: 1 });
      while (stats().working > 0) await end(last());
      for (const name of ['a90', 'a91']) await ask(name);
      expect(stats()).toEqual({ working: 1, waiting: 1 });
      await ask('z1');
      expect(last()).toBe('z1');
    });

    it('let as many in as ever in a burst', async () => {
      const { ask, stats } = open({ isPressed: () => true });
      for (const name of ['a1', 'b1', 'c1']) await ask(name);
      expect(stats()).toEqual({ working: 2, waiting: 1 });
    });
  });

  it('keep room for others where one may not have all of it', async () => {
    const { ask, begun } = open({ atOnceForOne: 1 });
    for (const name of ['a1', 'a2', 'b1']) await ask(name);
    expect(begun).toEqual(['a1', 'b1']);
  });

  it('have one to spare for others while one has all of them, and for nobody else', async () => {
    const { ask, end, begun } = open({ spare: 1 });
    for (const name of ['a1', 'a2', 'a3', 'b1', 'c1']) await ask(name);
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a1');
    expect(begun).toEqual(['a1', 'a2', 'b1']);
    await end('a2');
    expect(begun).toEqual(['a1', 'a2', 'b1', 'a3']);
  });

  it('send away whoever has too much waiting, and the last of whoever has most for one who has none', async () => {
    const { ask, refused, stats } = open();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5', 'a6']) await ask(name);
    expect(refused).toEqual(['a6']);
    await ask('b1');
    await ask('c1');
    expect([refused, stats()]).toEqual([['a6', 'a5'], { working: 2, waiting: 4 }]);
    await ask('d1');
    await ask('e1');
    expect(refused).toEqual(['a6', 'a5', 'a4', 'e1']);
  });

  it('let nobody wait longer than is good, nor for someone who has gone', async () => {
    const { ask, end, begun, refused, stats } = open({ atOnce: 1 });
    const gone = new AbortController();
    await ask('a1');
    await ask('b1', gone.signal);
    gone.abort();
    await ask('c1');
    await jest.advanceTimersByTimeAsync(999);
    expect(refused).toEqual(['b1']);
    await jest.advanceTimersByTimeAsync(1);
    expect([refused, stats()]).toEqual([['b1', 'c1'], { working: 1, waiting: 0 }]);
    await ask('d1', gone.signal);
    await end('a1');
    expect([begun, refused]).toEqual([['a1'], ['b1', 'c1', 'd1']]);
  });

  it('wait in a burst for as long as what is at work shows that work takes now, though it took less before', async () => {
    const { ask, end, begun, refused } = open({ atOnce: 1 });
    for (let quick = 1; quick <= 60; quick += 1) {
      await ask(`a${quick}`);
      await jest.advanceTimersByTimeAsync(10);
      await end(`a${quick}`);
    }
    await ask('b1');
    await ask('c1');
    await jest.advanceTimersByTimeAsync(300);
    await end('b1');
    expect([begun.slice(60), refused]).toEqual([['b1', 'c1'], []]);
  });

  it('never pass their bounds, answer everyone, and leave nothing behind', async () => {
    const step = fc.oneof(
      fc.constantFrom('a', 'b', 'c').map((who) => ({ kind: 'ask', who }) as const),
      fc.nat(20).map((index) => ({ kind: 'end', index }) as const),
      fc.nat(20).map((index) => ({ kind: 'leave', index }) as const),
      fc.constant({ kind: 'wait' } as const),
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 60 }), fc.nat(1), fc.func(fc.boolean()), async (steps, spare, isPressed) => {
        const turns = createFairTurns({ ...BOUNDS, spare, isPressed });
        const releases: (() => void)[] = [];
        const leaving: AbortController[] = [];
        let open = 0;
        for (const one of steps) {
          if (one.kind === 'ask') {
            const gone = new AbortController();
            leaving.push(gone);
            open += 1;
            void turns.take(one.who, gone.signal).then((release) => {
              open -= 1;
              if (release) releases.push(release);
            });
          }
          if (one.kind === 'end') releases[one.index]?.();
          if (one.kind === 'leave') leaving[one.index]?.abort();
          await jest.advanceTimersByTimeAsync(one.kind === 'wait' ? 400 : 0);
          const { working, waiting } = turns.stats();
          expect(working).toBeLessThanOrEqual(BOUNDS.atOnce + spare);
          expect(waiting).toBeLessThanOrEqual(BOUNDS.waiting);
          expect(waiting).toBe(open);
        }
        while (turns.stats().working > 0) {
          for (const release of releases) release();
          await jest.advanceTimersByTimeAsync(0);
        }
        expect([turns.stats(), open]).toEqual([{ working: 0, waiting: 0 }, 0]);
      }),
    );
  });
});
