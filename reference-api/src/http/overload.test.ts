import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { buildApp } from '../app.ts';
import type { Database } from '../database/index.ts';
import { queryContext } from '../database/index.ts';
import type { ApiInstance } from '../services.ts';
import { describeOnEngines } from '../testing/index.ts';

describeOnEngines('An API that gets more requests than its database can answer', (api) => {
  let app: ApiInstance;
  let origin = '';
  let queries = 0;
  /** Requests that have come, and those whose client has its answer or has gone. */
  let arrived = 0;
  let left = 0;
  let open = () => {};
  let gate: Promise<void>;

  /** The same database, whose searches wait at a gate. */
  const slowly = (db: Database): Database =>
    Object.assign(Object.create(db) as Database, {
      async execute(...given: Parameters<Database['execute']>) {
        queries += 1;
        await gate;
        return db.execute(...given);
      },
    });

  beforeEach(async () => {
    [queries, arrived, left] = [0, 0, 0];
    gate = new Promise((resolve) => {
      open = resolve;
    });
    const services = { ...api.services, db: slowly(api.services.db) };
    app = await buildApp(services, {
      extensions: [
        (extended) => {
          extended.get('/api/waiting/', async () => {
            await gate;
            return {};
          });
          for (const path of ['/api/whose/', '/admin/whose/']) extended.get(path, async () => ({ isForPage: queryContext()?.isForPage }));
          extended.post('/api/whose/', async () => ({ isForPage: queryContext()?.isForPage }));
        },
      ],
    });
    app.server.on('request', (_request, response) => {
      arrived += 1;
      response.once('close', () => {
        left += 1;
      });
    });
    origin = await app.listen({ port: 0, host: '127.0.0.1' });
  });
  afterEach(async () => {
    open();
    await app.close();
  });

  /** A search of a visitor, passed on by the shop's server. */
  const search = (index: number, visitor: string, path = '/api/search/') =>
    get(`${origin}${path}?search=магний%20${index}`, { agent: false, headers: { 'x-forwarded-for': visitor } }).on('error', () => {});
  const answerOf = async (requested: ClientRequest) => {
    const [answer] = (await once(requested, 'response')) as [IncomingMessage];
    answer.resume();
    return [answer.statusCode, answer.headers['retry-after']];
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it.each(['/api/search/', '/api/%73earch/'])(
    'A client that floods %s gets 503 with Retry-After at once, and other clients are answered',
    async (path) => {
      const answers: unknown[] = [];
      const flood = Array.from({ length: 40 }, async (_, index) => void answers.push(await answerOf(search(index, '203.0.113.1', path))));
      await until(() => answers.length === 8);
      expect(answers).toEqual(Array(8).fill([503, '1']));
      const other = answerOf(search(0, '203.0.113.2'));
      await until(() => arrived === 41);
      expect(queries).toBe(1);
      open();
      expect(await other).toEqual([200, undefined]);
      await Promise.all(flood);
      expect(answers).toHaveLength(40);
    },
  );

  it('A call whose body has not arrived holds no permit', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 100, 'x-forwarded-for': '203.0.113.5' };
    const unsent = Array.from({ length: 32 }, () =>
      request(`${origin}/api/whose/`, { method: 'POST', agent: false, headers }).on('error', () => {}),
    );
    for (const requested of unsent) requested.write('{');
    await until(() => arrived === 32);
    open();
    expect(await answerOf(search(0, '203.0.113.5', '/api/waiting/'))).toEqual([200, undefined]);
    for (const requested of unsent) requested.destroy();
  });

  it('One address has a bounded number of cheap calls at the same time, and other addresses are answered', async () => {
    const waiting = (visitor: string) => answerOf(search(0, visitor, '/api/waiting/'));
    const answers: unknown[] = [];
    const flood = Array.from({ length: 40 }, async () => void answers.push(await waiting('203.0.113.6')));
    await until(() => arrived === 40 && answers.length >= 8);
    expect(answers).toEqual(Array(8).fill([503, '1']));
    const other = waiting('203.0.113.7');
    open();
    expect(await other).toEqual([200, undefined]);
    await Promise.all(flood);
    expect(answers.slice(8)).toEqual(Array(32).fill([200, undefined]));
    expect(await waiting('203.0.113.6')).toEqual([200, undefined]);
  });

  it('A page does not wait for calls of visitors', async () => {
    const flood = Array.from({ length: 5 }, (_, index) => answerOf(search(index, `203.0.113.${20 + index}`)));
    await until(() => arrived === 5);
    const before = queries;
    const ofPage = answerOf(get(`${origin}/api/search/?search=%D1%86`, { agent: false }));
    await until(() => queries > before);
    open();
    expect(await ofPage).toEqual([200, undefined]);
    await Promise.all(flood);
  });

  it('A read of a composition server is for a page; calls of visitors and of the back office are not', async () => {
    const whose = async (url: string, visitor?: string, method: 'GET' | 'POST' = 'GET') =>
      (await app.inject({ method, url, headers: visitor === undefined ? {} : { 'x-forwarded-for': visitor } })).json();
    expect(await whose('/api/whose/')).toEqual({ isForPage: true });
    expect(await whose('/api/whose/', '203.0.113.30')).toEqual({ isForPage: false });
    expect(await whose('/api/whose/', '203.0.113.30', 'POST')).toEqual({ isForPage: false });
    expect(await whose('/admin/whose/')).toEqual({ isForPage: false });
  });

  it('Requests whose clients have disconnected are not worked on', async () => {
    const atWork = search(0, '203.0.113.3');
    await until(() => queries === 1);
    const waiting = Array.from({ length: 19 }, (_, index) => search(index + 1, '203.0.113.3'));
    await until(() => arrived === 20);
    for (const request of waiting) request.destroy();
    await until(() => left === 19);
    atWork.destroy();
    await until(() => left === 20);
    const last = answerOf(search(100, '203.0.113.4'));
    // It gets a permit although the others have not been answered, and nothing else was begun.
    await until(() => queries === 2);
    open();
    expect((await last)[0]).toBe(200);
    const ofOne = queries - 1;
    queries = 0;
    expect((await answerOf(search(101, '203.0.113.4')))[0]).toBe(200);
    expect(ofOne).toBe(queries);
  });
});
