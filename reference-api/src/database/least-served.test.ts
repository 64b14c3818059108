import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { describe, expect, it } from '@jest/globals';
import { type Interest, workFor } from '../abandoned.ts';
import { oneByOne } from './one-by-one.ts';
import { createQueryMeter } from './query-meter.ts';

/** A database whose queries end when the test says so. */
function openEngine() {
  const begun: string[] = [];
  const ends: (() => void)[] = [];
  const engine = {
    query: (name: string) => {
      begun.push(name);
      return new Promise<void>((resolve) => void ends.push(resolve));
    },
  } as unknown as PGlite;
  let now = 0;
  const { client } = oneByOne(engine, createQueryMeter(), () => now);
  const asked: Promise<unknown>[] = [];
  return {
    begun,
    ask: (who: Interest, name: string) => workFor(who, () => void asked.push(client.query(name))),
    /** Lets the query at work take so long, and ends it. */
    async end(tookMs: number) {
      const count = begun.length;
      now += tookMs;
      ends[count - 1]?.();
      for (let turns = 0; begun.length === count && turns < 20; turns += 1) await setImmediate();
    },
    allEnded: () => Promise.all(asked),
  };
}

const someone = (isForPage = false): Interest => ({ isGone: () => false, isForPage });
const from = (address: string): Interest => ({ isGone: () => false, from: address });

describe('the embedded engine, which does one thing at a time', () => {
  it('is given to the call that has had least of it', async () => {
    const { begun, ask, end, allEnded } = openEngine();
    const [long, short] = [someone(), someone()];
    for (const name of ['long 1', 'long 2', 'long 3']) ask(long, name);
    ask(short, 'short 1');
    for (let count = 0; count < 4; count += 1) await end(20);
    await allEnded();
    expect(begun).toEqual(['long 1', 'short 1', 'long 2', 'long 3']);
  });

  it('is shared by addresses, however many calls one of them makes', async () => {
    const { begun, ask, end, allEnded } = openEngine();
    for (let count = 0; count < 12; count += 1) ask(from('198.51.100.1'), 'flood');
    for (const name of ['search 1', 'search 2', 'search 3']) {
      ask(from('198.51.100.2'), name);
      await end(20);
    }
    expect(begun).toEqual(['flood', 'search 1', 'flood', 'search 2']);
    for (let count = 0; count < 12; count += 1) await end(20);
    await allEnded();
  });

  it('is given in the end to a search beside which others come without end', async () => {
    const { begun, ask, end, allEnded } = openEngine();
    let visitors = 0;
    const askAnew = () => {
      visitors += 1;
      ask(from(`203.0.113.${visitors}`), 'new');
    };
    for (const name of ['search 1', 'search 2']) ask(from('198.51.100.2'), name);
    for (let count = 0; count < 4; count += 1) askAnew();
    for (let count = 0; count < 20 && !begun.includes('search 2'); count += 1) {
      await end(10);
      askAnew();
    }
    expect(begun).toContain('search 2');
    // Each of five has a fifth of the time.
    expect(begun.indexOf('search 2')).toBeGreaterThan(4);
    while (begun.length < 2 + visitors) await end(10);
    await end(10);
    await allEnded();
  });

  it('knows nothing of what somebody wanted earlier', async () => {
    const { begun, ask, end, allEnded } = openEngine();
    for (let count = 0; count < 3; count += 1) ask(from('198.51.100.1'), 'early');
    for (let count = 0; count < 3; count += 1) await end(20);
    for (let count = 0; count < 3; count += 1) ask(from('198.51.100.2'), 'late');
    ask(from('198.51.100.1'), 'early again');
    for (let count = 0; count < 4; count += 1) await end(20);
    await allEnded();
    expect(begun.slice(3)).toEqual(['late', 'early again', 'late', 'late']);
  });

  it('is shared by pages and calls, most of it to pages, however many calls wait', async () => {
    const { begun, ask, end, allEnded } = openEngine();
    const page = someone(true);
    for (let count = 0; count < 12; count += 1) ask(someone(), 'call');
    for (let count = 0; count < 6; count += 1) ask(page, 'page');
    for (let count = 0; count < 18; count += 1) await end(20);
    await allEnded();
    // The first began before a page was asked for.
    expect(begun.slice(1, 9).filter((name) => name === 'page')).toHaveLength(6);
    expect(begun.slice(9).every((name) => name === 'call')).toBe(true);
    expect(begun.slice(1, 6)).toContain('call');
  });
});
