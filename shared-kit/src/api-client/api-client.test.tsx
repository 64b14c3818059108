import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { ensureFreshTokenFx, signedIn } from '@vitrava/shared-kit/bus/session';
import { arr, num, obj } from '@withease/contracts';
import { allSettled, createStore, fork, type Scope } from 'effector';
import type { ApiError } from '../errors/index.ts';
import { $apiConfig, createApiFx } from './index.ts';
import { sendRequest } from './request.ts';

const anything = { isData: (value: unknown): value is unknown => value !== undefined, getErrorMessages: () => [] };
const CONTEXT = { baseUrl: 'https://api.example/', language: 'ru-RU', token: null, csrfToken: null };
const json = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } });

function answer(response: (url: string, init: RequestInit) => Response | Promise<Response>) {
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => response(input as string, init ?? {}));
}

/** A server that does not respond until the request is aborted. */
const silence = () =>
  answer(
    (_, { signal }) =>
      new Promise((_resolve, reject) => {
        if (signal?.aborted) reject(new Error('given up'));
        signal?.addEventListener('abort', () => reject(new Error('given up')));
      }),
  );

function setCookie(csrfToken: string, maxAge = 60): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the way that every browser has
  document.cookie = `csrftoken=${csrfToken}; max-age=${maxAge}`;
}

async function failureOf(call: Promise<unknown>): Promise<ApiError> {
  return call.then(
    () => Promise.reject(new Error('the call has succeeded')),
    (error: ApiError) => error,
  );
}

describe('one call', () => {
  it('[W1] [W3] A call is sent to the one base address, whatever its path, with cookies', async () => {
    const fetched = answer(() => json({}));
    for (const path of ['api/search/', 'api/users/7/'] as const) await sendRequest({ path }, CONTEXT);
    await sendRequest({ path: 'api/search/', method: 'POST', body: {} }, { ...CONTEXT, baseUrl: '' });
    expect(fetched.mock.calls.map(([url, init]) => [url, init?.credentials])).toEqual([
      ['https://api.example/api/search/', 'include'],
      ['https://api.example/api/users/7/', 'include'],
      ['/api/search/', 'include'],
    ]);
  });

  it('[E25] The error is "Network Error" when there is no response', async () => {
    answer(() => Promise.reject(new TypeError('Failed to fetch')));
    expect(await failureOf(sendRequest({ path: 'api/search/' }, CONTEXT))).toEqual({ kind: 'network', explanation: 'Network Error' });
  });

  it.each([
    ['text that is not JSON', '<oops', 'application/json'],
    ['no text at all', '', 'application/json'],
    ['a page', '<h1>Unauthorized</h1>', 'text/html'],
  ])('[E25] keeps the status of a refusal whose body is %s', async (_, body, type) => {
    answer(() => new Response(body, { status: 401, headers: { 'content-type': type } }));
    expect(await failureOf(sendRequest({ path: 'api/token/', method: 'POST' }, CONTEXT))).toEqual({
      kind: 'status',
      status: 401,
      body: null,
      retryAfterSeconds: null,
      explanation: 'Request failed with status code 401',
    });
  });

  it('keeps the status of a refusal whose body is cut off by the network', async () => {
    const body = new ReadableStream({ start: (controller) => controller.error(new TypeError('terminated')) });
    answer(() => new Response(body, { status: 503, headers: { 'content-type': 'application/json' } }));
    expect(await failureOf(sendRequest({ path: 'api/search/' }, CONTEXT))).toMatchObject({ kind: 'status', status: 503, body: null });
  });

  it('reports a successful response with an unparsable body as a contract error, and marks it for the error reporter', async () => {
    const mark = jest.fn();
    Object.assign(performance, { mark });
    const headers = { 'content-type': 'application/json', 'x-request-id': 'its-id' };
    const cut = new Response('{"results": [1', { headers });
    answer(() => Object.defineProperty(cut, 'url', { value: 'https://api.example/api/search/' }));
    expect(await failureOf(sendRequest({ path: 'api/search/' }, CONTEXT))).toMatchObject({ kind: 'contract' });
    answer(() => json({ detail: 'No' }, 500));
    await failureOf(sendRequest({ path: 'api/search/' }, CONTEXT));
    expect(mark.mock.calls).toEqual([['unreadable https://api.example/api/search/', { detail: 'its-id' }]]);
    Reflect.deleteProperty(performance, 'mark');
  });

  it('is not done when a page comes in place of its answer, and is when nothing comes, or no page', async () => {
    const call = () => sendRequest({ path: 'api/favorites/7/', method: 'DELETE' }, CONTEXT);
    answer(() => new Response('<h1>Sign in to this network</h1>', { headers: { 'content-type': 'text/html' } }));
    expect(await failureOf(call())).toMatchObject({ kind: 'network' });
    for (const [body, type] of [
      [null, null],

      ['OK', 'text/plain'],
    ] as const) {
      answer(() => new Response(body, { status: 200, headers: type === null ? {} : { 'content-type': type } }));
      expect(await call()).toBeNull();
    }
  });

  it('[E25] The error is "Request aborted" when the call was aborted', async () => {
    silence();
    const abort = new AbortController();
    const failure = failureOf(sendRequest({ path: 'api/search/', signal: abort.signal }, CONTEXT));
    abort.abort();
    expect(await failure).toEqual({ kind: 'aborted', explanation: 'Request aborted' });
  });

  it('[E25] The error is "timeout exceeded" when the call took longer than allowed', async () => {
    silence();
    const failure = await failureOf(sendRequest({ path: 'api/search/', deadlineMs: 1 }, CONTEXT));
    expect(failure).toEqual({ kind: 'timeout', explanation: 'timeout exceeded' });
  });

  it.each([400, 404, 500])(
    '[E25] The error is "Request failed with status code N" for a response with status %d, and contains its body',
    async (status) => {
      answer(() => json({ detail: 'No.' }, status, { 'retry-after': '7' }));
      expect(await failureOf(sendRequest({ path: 'api/search/' }, CONTEXT))).toEqual({
        kind: 'status',
        status,
        body: { detail: 'No.' },
        retryAfterSeconds: 7,
        explanation: `Request failed with status code ${status}`,
      });
    },
  );

  it('[W5] has no timeout unless it is given one', async () => {
    const timeouts = jest.spyOn(AbortSignal, 'timeout');
    answer(() => json({}));
    await sendRequest({ path: 'api/search/' }, CONTEXT);
    await sendRequest({ path: 'api/search/', deadlineMs: 0 }, { ...CONTEXT, deadlineMs: 500 });
    expect(timeouts).not.toHaveBeenCalled();
    await sendRequest({ path: 'api/search/' }, { ...CONTEXT, deadlineMs: 500 });
    expect(timeouts.mock.calls).toEqual([[500]]);
  });
});

describe('a call as an effect', () => {
  let scope: Scope;
  let token: string | null;
  const readFx = createApiFx({ name: 'readFx', request: (_: void) => ({ path: 'api/favorites/', authorized: true }), contract: anything });
  const openFx = createApiFx({ name: 'openFx', request: (_: void) => ({ path: 'api/search/' }), contract: anything });
  const headersOf = (fetched: ReturnType<typeof answer>) => fetched.mock.calls.map(([, init]) => new Headers(init?.headers));

  beforeEach(() => {
    token = 'bearer-1';
    scope = fork({ values: [[$apiConfig, { baseUrl: '', deadlineMs: 900 }]], handlers: [[ensureFreshTokenFx, async () => token]] });
  });

  afterEach(() => {
    setCookie('', 0);
  });

  it('[W2] carries the bearer and the anti-forgery token of the cookie as it is when the call is sent', async () => {
    const fetched = answer(() => json({}));
    setCookie('first%3D');
    await allSettled(readFx, { scope });
    setCookie('second');
    token = 'bearer-2';
    await allSettled(readFx, { scope });
    await allSettled(openFx, { scope });
    expect(headersOf(fetched).map((headers) => [headers.get('authorization'), headers.get('x-csrftoken')])).toEqual([
      ['Bearer bearer-1', 'first='],
      ['Bearer bearer-2', 'second'],
      [null, null],
    ]);
  });

  it('[S11] [W2] is sent without a bearer when there is none to be had', async () => {
    const fetched = answer(() => json({}));
    token = null;
    expect(await allSettled(readFx, { scope })).toMatchObject({ status: 'done' });
    expect(headersOf(fetched).map((headers) => headers.get('authorization'))).toEqual([null]);
  });

  it('fetches another anti-forgery token when the API refuses the one it has, and is sent again with it', async () => {
    setCookie('old');
    const fetched = answer((url, init) => {
      if (url.startsWith('/api/settings/')) setCookie('new');
      const isOld = new Headers(init.headers).get('x-csrftoken') === 'old';
      return isOld ? json({ detail: 'CSRF Failed: CSRF token incorrect.' }, 403) : json({});
    });
    expect(await allSettled(readFx, { scope })).toMatchObject({ status: 'done' });
    expect(fetched.mock.calls.map(([url]) => url)).toEqual(['/api/favorites/', '/api/settings/?update=true', '/api/favorites/']);
  });

  it('[W5] has a deadline of its own, or the one of its kind', async () => {
    const timeouts = jest.spyOn(AbortSignal, 'timeout');
    answer(() => json({}));
    const quickFx = createApiFx({ name: 'quickFx', request: (_: void) => ({ path: 'api/search/', deadlineMs: 50 }), contract: anything });
    await allSettled(openFx, { scope });
    await allSettled(quickFx, { scope });
    expect(timeouts.mock.calls).toEqual([[900], [50]]);
  });

  it('[E16] is logged when it fails, and leaves the list that it was to fill empty', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
    const listFx = createApiFx({ name: 'listFx', request: (_: void) => ({ path: 'api/stocks/' }), contract: obj({ results: arr(num) }) });
    const $list = createStore<readonly number[]>([]).on(listFx.doneData, (_, { results }) => results);
    answer(() => json({ detail: 'A server error occurred.' }, 500));
    await allSettled(listFx, { scope });
    answer(() => json({ results: 'none' }));
    await allSettled(listFx, { scope });
    expect(warnings.mock.calls).toEqual([
      ['listFx:', 'Request failed with status code 500'],
      ['listFx:', expect.stringMatching(/^Unexpected answer: /)],
    ]);
    expect(scope.getState($list)).toEqual([]);
    answer(() => json({ results: [1, 2] }));
    await allSettled(listFx, { scope });
    expect(scope.getState($list)).toEqual([1, 2]);
  });

  describe('that is shared', () => {
    const sharedFx = () =>
      createApiFx({
        name: 'sharedFx',
        request: (_: void) => ({ path: 'api/users/7/', authorized: true, isShared: true }),
        contract: anything,
      });
    const [startFx, pageFx] = [sharedFx(), sharedFx()];
    const patchFx = createApiFx({
      name: 'patchFx',
      request: (_: void) => ({ path: 'api/users/7/', method: 'PATCH', body: {}, authorized: true }),
      contract: anything,
    });
    const signIn = () => allSettled(signedIn, { scope, params: { userId: 7 } });

    it('is sent once when the start and a page make it together, or one after the other', async () => {
      await signIn();
      const fetched = answer(() => json({ id: 7 }));
      await Promise.all([allSettled(startFx, { scope }), allSettled(pageFx, { scope })]);
      expect(await allSettled(pageFx, { scope })).toEqual({ status: 'done', value: { id: 7 } });
      expect(fetched).toHaveBeenCalledTimes(1);
    });

    it('is sent again after a write to the same path, after a failure, in another session and after ten seconds', async () => {
      jest.useFakeTimers();
      await signIn();
      const fetched = answer(() => json({ id: 7 }));
      const expectSent = async (times: number) => {
        await allSettled(pageFx, { scope });
        expect(fetched).toHaveBeenCalledTimes(times);
      };
      await expectSent(1);
      await allSettled(patchFx, { scope });
      await expectSent(3);
      jest.advanceTimersByTime(10_000);
      await expectSent(4);
      await signIn();
      await expectSent(5);
      await signIn();
      jest.spyOn(console, 'warn').mockImplementation(() => {});
      fetched.mockImplementationOnce(async () => json({}, 503));
      await expectSent(6);
      await expectSent(7);
      jest.useRealTimers();
    });

    it('is sent by each guest’s caller', async () => {
      const fetched = answer(() => json({ id: 7 }));
      await allSettled(startFx, { scope });
      await allSettled(pageFx, { scope });
      expect(fetched).toHaveBeenCalledTimes(2);
    });
  });

  it('A call that was aborted on purpose logs nothing', async () => {
    const warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
    silence();
    const signal = AbortSignal.abort();
    const givenUpFx = createApiFx({ name: 'givenUpFx', request: (_: void) => ({ path: 'api/search/', signal }), contract: anything });
    expect(await allSettled(givenUpFx, { scope })).toMatchObject({ status: 'fail', value: { kind: 'aborted' } });
    expect(warnings).not.toHaveBeenCalled();
  });
});
