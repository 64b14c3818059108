import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, describe, expect, it } from '@jest/globals';
import fastify from 'fastify';
import { createDeduplication } from './deduplication.ts';
import { handleErrors } from './errors.ts';
import { createPlaces } from './limits.ts';

describe('The places of a release API', () => {
  const app = fastify({ forceCloseConnections: true });
  handleErrors(app);
  const places = createPlaces(1);
  let begun = Promise.withResolvers<void>();
  let finish = Promise.withResolvers<void>();
  app.post('/', { onRequest: places.onRequest }, (request) =>
    places.during(request, async () => {
      begun.resolve();
      await finish.promise;
      return {};
    }),
  );
  const listening = app.listen({ port: 0, host: '127.0.0.1' });
  afterAll(() => app.close());

  it('are occupied until the work is done, also when the client has disconnected', async () => {
    const url = await listening;
    const leaving = new AbortController();
    const left = fetch(url, { method: 'POST', signal: leaving.signal }).catch(() => null);
    await begun.promise;
    leaving.abort();
    await left;
    await sleep(100);
    expect((await fetch(url, { method: 'POST' })).status).toBe(503);
    finish.resolve();
    await sleep(50);
    begun = Promise.withResolvers();
    finish = Promise.withResolvers();
    const next = fetch(url, { method: 'POST' });
    await begun.promise;
    finish.resolve();
    expect((await next).status).toBe(200);
  });
});

describe('A repeated message', () => {
  it('gets the response of the first time, unless that was incomplete', async () => {
    const once = createDeduplication<number>((answer) => answer > 0);
    let works = 0;
    const work = (answer: number) => async () => {
      works++;
      await sleep(5);
      return answer;
    };
    expect(await Promise.all([once('a', work(1)), once('a', work(2)), once('b', work(3))])).toEqual([1, 1, 3]);
    expect(await once('a', work(4))).toBe(1);
    expect([await once('c', work(0)), await once('c', work(5))]).toEqual([0, 5]);
    await expect(once('d', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
    expect(await once('d', work(6))).toBe(6);
    expect(works).toBe(5);
  });
});
