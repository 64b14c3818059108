import { describe, expect, it, jest } from '@jest/globals';
import { lifetimeMs } from '@vitrava/shared-kit/internal/cache-lifetimes';
import type { ReadApi } from './api-client.ts';
import type { ApiCall } from './job.ts';
import { createSharedAnswers } from './shared-answers.ts';

const EVERYBODYS = { 'cache-control': 'public, max-age=0, s-maxage=10', vary: 'Accept-Language' };
const URL = 'http://api/api/company/';

interface Api {
  readonly status?: number;
  readonly headers?: Record<string, string>;
  readonly body?: string;
}

function setUp({ status = 200, headers = EVERYBODYS, body }: Api = {}, maxBytes?: number) {
  let time = 0;
  let calls = 0;
  const api = jest.fn<ReadApi>(async () => {
    calls += 1;
    const bytes = new TextEncoder().encode(body ?? JSON.stringify({ call: calls }));
    return { status, headers: { 'content-type': 'application/json', ...headers }, body: bytes };
  });
  const shared = createSharedAnswers({ read: api, now: () => time, ...(maxBytes && { maxBytes }) });
  const sendRequest = (call: Partial<ApiCall> = {}, signal = new AbortController().signal) =>
    shared({ url: URL, method: 'GET', headers: {}, ...call }, signal);
  const read = async (call: Partial<ApiCall> = {}, signal?: AbortSignal) => {
    const { body: bytes } = await sendRequest(call, signal);
    return JSON.parse(new TextDecoder().decode(bytes));
  };
  return { sendRequest, read, api, pass: (ms: number) => (time += ms) };
}

describe('answers that the API shares', () => {
  it('are requested once for all pages', async () => {
    const { read, api } = setUp();
    const [one, other] = [await read(), await read()];
    expect([one, other, api.mock.calls.length]).toEqual([{ call: 1 }, { call: 1 }, 1]);
    expect(one).not.toBe(other);
  });

  it('are never older than the lifetime of public data, also when the API allows an hour', async () => {
    const { read, pass } = setUp({ headers: { 'cache-control': 'public, max-age=3600' } });
    await read();
    pass(lifetimeMs('publicData') - 1);
    expect(await read()).toEqual({ call: 1 });
    pass(1);
    expect(await read()).toEqual({ call: 2 });
  });

  it('are kept for each language apart', async () => {
    const { read } = setUp();
    const inLanguage = (language: string) => read({ headers: { 'accept-language': language } });
    expect([await inLanguage('ru-RU'), await inLanguage('en-US'), await inLanguage('ru-RU')]).toEqual([
      { call: 1 },
      { call: 2 },
      { call: 1 },
    ]);
  });

  it('are the same for all queries only if the address is', async () => {
    const { read } = setUp();
    expect([await read({ url: `${URL}?page=1` }), await read({ url: `${URL}?page=2` })]).toEqual([{ call: 1 }, { call: 2 }]);
  });

  it.each([
    ['says nothing of caches', {}],
    ['says that it is the visitor’s own', { 'cache-control': 'private, max-age=60' }],
    ['says that it may not be stored', { 'cache-control': 'public, no-store, max-age=60' }],
    ['says that it must be asked for again', { 'cache-control': 'no-cache' }],
    ['varies with everything', { 'cache-control': 'public, max-age=60', vary: '*' }],
  ])('are not those of which the API %s', async (_what, headers) => {
    const { read } = setUp({ headers });
    expect([await read(), await read()]).toEqual([{ call: 1 }, { call: 2 }]);
  });

  it.each([{ authorization: 'Bearer of-somebody' }, { cookie: 'refresh=of-somebody' }])(
    'Answers to calls with an identity are not shared, whatever the API allows: %j',
    async (headers) => {
      const { read } = setUp();
      expect([await read({ headers }), await read({ headers }), await read()]).toEqual([{ call: 1 }, { call: 2 }, { call: 3 }]);
    },
  );

  it('Answers to calls without a body are not shared', async () => {
    const { read } = setUp();
    expect([await read({ method: 'HEAD' }), await read({ method: 'HEAD' })]).toEqual([{ call: 1 }, { call: 2 }]);
  });

  it.each([404, 500, 503])('are not errors: %i', async (status) => {
    const { sendRequest, api } = setUp({ status });
    expect([(await sendRequest()).status, (await sendRequest()).status, api.mock.calls.length]).toEqual([status, status, 2]);
  });

  it('are not failures of the network', async () => {
    const { read, api } = setUp();
    api.mockRejectedValueOnce(new Error('socket hang up'));
    await expect(read()).rejects.toThrow('socket hang up');
    expect(await read()).toEqual({ call: 1 });
  });

  it('take no more room than they are given', async () => {
    const { read, api } = setUp({ body: JSON.stringify('x'.repeat(6_000)) }, 64 * 1024);
    for (let page = 0; page < 20; page += 1) await read({ url: `${URL}?page=${page}` });
    for (let page = 15; page < 20; page += 1) await read({ url: `${URL}?page=${page}` });
    expect(api).toHaveBeenCalledTimes(20);
    await read({ url: `${URL}?page=0` });
    expect(api).toHaveBeenCalledTimes(21);
  });

  it('do not answer a call that was given up', async () => {
    const { read } = setUp();
    await read();
    await expect(read({}, AbortSignal.abort())).rejects.toThrow('aborted');
  });
});
