import { once } from 'node:events';
import { type ClientRequest, get, type IncomingMessage, request } from 'node:http';
import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { type Interest, interest } from '../abandoned.ts';
import { buildApp } from '../app.ts';
import type { Database } from '../database/index.ts';
import type { ApiInstance } from '../services.ts';
import { describeOnEngines } from '../testing/index.ts';

const whom = (caller: Interest | undefined) => ({ isForPage: caller?.isForPage, from: caller?.from });

describeOnEngines('an API that is asked for more than its database can find', (api) => {
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
          for (const path of ['/api/whose/', '/admin/whose/']) extended.get(path, async () => whom(interest()));
          extended.post('/api/whose/', async () => whom(interest()));
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
  const answerOf = async (asked: ClientRequest) => {
    const [answer] = (await once(asked, 'response')) as [IncomingMessage];
    answer.resume();
    return [answer.statusCode, answer.headers['retry-after']];
  };
  const until = async (isSo: () => boolean) => {
    while (!isSo()) await new Promise((resolve) => setTimeout(resolve, 5));
  };

  it.each(['/api/search/', '/api/%73earch/'])(
    'tells whoever asks too much of %s to come again at once, and answers the others',
    async (path) => {
      const answers: unknown[] = [];
      const flood = Array.from({ length: 40 }, async (_, index) => void answers.push(await answerOf(search(index, '203.0.113.1', path))));
      await until(() => answers.length === 7);
      expect(answers).toEqual(Array(7).fill([503, '1']));
      const other = answerOf(search(0, '203.0.113.2'));
      await until(() => arrived === 41);
      expect(queries).toBe(1);
      open();
      expect(await other).toEqual([200, undefined]);
      await Promise.all(flood);
      expect(answers).toHaveLength(40);
    },
  );

  it('counts no call of an address whose body has not come', async () => {
    const headers = { 'content-type': 'application/json', 'content-length': 100, 'x-forwarded-for': '203.0.113.5' };
    const unsent = Array.from({ length: 32 }, () =>
      request(`${origin}/api/whose/`, { method: 'POST', agent: false, headers }).on('error', () => {}),
    );
    for (const asked of unsent) asked.write('{');
    await until(() => arrived === 32);
    open();
    expect(await answerOf(search(0, '203.0.113.5', '/api/waiting/'))).toEqual([200, undefined]);
    for (const asked of unsent) asked.destroy();
  });

  it('bounds what one address has under way of calls that cost little, too, and answers the others', async () => {
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

  it('lets a page wait for no call of a visitor', async () => {
    const flood = Array.from({ length: 5 }, (_, index) => answerOf(search(index, `203.0.113.${20 + index}`)));
    await until(() => arrived === 5);
    const before = queries;
    const ofPage = answerOf(get(`${origin}/api/search/?search=%D1%86`, { agent: false }));
    await until(() => queries > before);
    open();
    expect(await ofPage).toEqual([200, undefined]);
    await Promise.all(flood);
  });

  it('tells what pages ask for from what visitors do, of which address, and from the back office', async () => {
    const whose = async (url: string, visitor?: string, method: 'GET' | 'POST' = 'GET') =>
      (await app.inject({ method, url, headers: visitor === undefined ? {} : { 'x-forwarded-for': visitor } })).json();
    expect(await whose('/api/whose/')).toEqual({ isForPage: true });
    expect(await whose('/api/whose/', '203.0.113.30')).toEqual({ isForPage: false, from: '203.0.113.30' });
    expect(await whose('/api/whose/', '203.0.113.30', 'POST')).toEqual({ isForPage: false, from: '203.0.113.30' });
    const [one, other] = [await whose('/api/whose/', '2001:db8:1:2::3'), await whose('/api/whose/', '2001:db8:1:2:ffff::4')];
    expect(one.from).toBe(other.from);
    expect(await whose('/admin/whose/')).toMatchObject({ isForPage: false });
  });

  it('leaves undone what nobody waits for any more', async () => {
    const atWork = search(0, '203.0.113.3');
    await until(() => queries === 1);
    const waiting = Array.from({ length: 19 }, (_, index) => search(index + 1, '203.0.113.3'));
    await until(() => arrived === 20);
    for (const request of waiting) request.destroy();
    await until(() => left === 19);
    atWork.destroy();
    await until(() => left === 20);
    const last = answerOf(search(100, '203.0.113.4'));
    // Its turn comes although the others have not been answered, and nothing else was begun.
    await until(() => queries === 2);
    open();
    expect((await last)[0]).toBe(200);
    const ofOne = queries - 1;
    queries = 0;
    expect((await answerOf(search(101, '203.0.113.4')))[0]).toBe(200);
    expect(ofOne).toBe(queries);
  });
});
