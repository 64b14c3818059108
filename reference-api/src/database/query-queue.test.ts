import { setImmediate } from 'node:timers/promises';
import type { PGlite } from '@electric-sql/pglite';
import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { runInQueryContext } from './query-context.ts';
import { createQueryMeter } from './query-meter.ts';
import { queueQueries } from './query-queue.ts';

describe('the queue of the embedded engine', () => {
  let now = 0;
  beforeEach(() => {
    now = 0;
    jest.spyOn(performance, 'now').mockImplementation(() => now);
  });

  /** An engine whose queries take 20 ms. */
  function openEngine() {
    const begun: string[] = [];
    const engine = {
      async query(name: string) {
        begun.push(name);
        await setImmediate();
        now += 20;
      },
    } as unknown as PGlite;
    const { client } = queueQueries(engine, createQueryMeter());
    const sendRequest = (name: string, isForPage: boolean) =>
      new Promise<unknown>((resolve) => runInQueryContext({ isAbandoned: () => false, isForPage }, () => resolve(client.query(name))));
    return { begun, sendRequest };
  }

  it('A page waits for no call that came shortly before, however many calls wait', async () => {
    const { begun, sendRequest } = openEngine();
    const calls = Array.from({ length: 12 }, () => sendRequest('call', false));
    now += 50;
    const pages = Array.from({ length: 3 }, () => sendRequest('page', true));
    await Promise.all([...calls, ...pages]);
    expect(begun.slice(1, 4)).toEqual(['page', 'page', 'page']);
    expect(begun).toHaveLength(15);
  });

  it('A call is not starved by pages that come all the time', async () => {
    const { begun, sendRequest } = openEngine();
    const pages = [sendRequest('page', true), sendRequest('page', true)];
    const call = sendRequest('call', false);
    let isAnswered = false;
    void call.then(() => {
      isAnswered = true;
    });
    while (!isAnswered) {
      await pages.shift();
      pages.push(sendRequest('page', true));
    }
    await Promise.all(pages);
    expect(begun.indexOf('call')).toBeLessThan(10);
  });
});
