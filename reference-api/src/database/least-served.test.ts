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

/** Somebody who asks for something again as soon as it is there. */
interface Asker {
  /** What each query takes of the engine. */
  readonly takesMs: number;
  /** So many at once; 1 where there is none. */
  readonly atOnce?: number;
  /** Each by another address. */
  readonly isNewEachTime?: boolean;
  readonly fromMs?: number;
  /** Once during each query of that one, instead. */
  readonly during?: string;
}

/** Lets them all ask for so long, and tells how long each has had the engine since `sinceMs`. */
async function shareEngine(askers: Readonly<Record<string, Asker>>, forMs: number, sinceMs = 0): Promise<Readonly<Record<string, number>>> {
  let now = 0;
  const had: Record<string, number> = {};
  const engine = {
    async query(name: string) {
      const { takesMs = 1 } = askers[name] ?? {};
      now += takesMs;
      for (const [other, asker] of Object.entries(askers)) if (asker.during === name && now < forMs) passing.push(askOnce(other, asker));
      if (now > sinceMs && now <= forMs) had[name] = (had[name] ?? 0) + takesMs;
    },
  } as unknown as PGlite;
  const { client } = oneByOne(engine, createQueryMeter(), () => now);
  let addresses = 0;
  const passing: Promise<unknown>[] = [];
  const askOnce = (name: string, { isNewEachTime }: Asker) => {
    addresses += 1;
    const address = isNewEachTime ? `visitor ${addresses}` : name;
    return new Promise<unknown>((resolve) => workFor({ isGone: () => false, from: address }, () => resolve(client.query(name))));
  };
  const askAgainAndAgain = async (name: string, asker: Asker) => {
    // Somebody who comes later has been there before.
    await askOnce(name, asker);
    while (now < (asker.fromMs ?? 0)) await setImmediate();
    while (now < forMs) await askOnce(name, asker);
  };
  const all = Object.entries(askers)
    .filter(([, { during }]) => during === undefined)
    .flatMap(([name, asker]) => Array.from({ length: asker.atOnce ?? 1 }, () => askAgainAndAgain(name, asker)));
  await Promise.all(all);
  await Promise.all(passing);
  return had;
}

const someone = (isForPage = false): Interest => ({ isGone: () => false, isForPage });

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
    const { flood = 0, search = 0 } = await shareEngine({ flood: { takesMs: 20, atOnce: 12 }, search: { takesMs: 20 } }, 4_000);
    expect(search / flood).toBeCloseTo(1, 1);
  });

  it('is shared by time, not by queries', async () => {
    const { long = 0, short = 0 } = await shareEngine({ long: { takesMs: 20, atOnce: 12 }, short: { takesMs: 1 } }, 4_000);
    expect(short / long).toBeCloseTo(1, 1);
  });

  it('gives its part to who goes on asking, however many new ones come, and no more', async () => {
    const askers = {
      busy: { takesMs: 20 },
      passing: { takesMs: 2, during: 'busy', isNewEachTime: true },
      new: { takesMs: 2, atOnce: 4, isNewEachTime: true, fromMs: 25_000 },
    };
    const { busy = 0 } = await shareEngine(askers, 30_000, 25_000);
    // There are five, or six, at any time.
    expect(busy / 5_000).toBeGreaterThan(0.15);
    expect(busy / 5_000).toBeLessThan(0.25);
  });

  it('owes nothing to who has wanted it less before', async () => {
    const askers = { often: { takesMs: 20, atOnce: 4 }, rare: { takesMs: 20, fromMs: 2_000 } };
    const { often = 0, rare = 0 } = await shareEngine(askers, 2_400, 2_000);
    expect(rare / often).toBeGreaterThan(0.7);
    expect(rare / often).toBeLessThan(1.4);
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
