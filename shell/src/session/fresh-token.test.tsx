import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import { createApiFx } from '@vitrava/shared-kit/api-client';
import { $accessToken, $sessionStatus, ensureFreshTokenFx } from '@vitrava/shared-kit/bus/session';
import { fork, type Scope, scopeBind } from 'effector';
import { createTokenSource } from './fresh-token.ts';
import { openBrowser, sessionValues, tokenFor } from './testing/index.ts';

const callFx = createApiFx({
  name: 'callFx',
  request: (_: void) => ({ path: 'api/favorites/', authorized: true }),
  contract: { isData: (value: unknown): value is unknown => value !== undefined, getErrorMessages: () => [] },
});
const OLD = tokenFor(7, 200);
const NEW = tokenFor(7, 300);

function openShop(refresh: { status: number; body?: object; next?: () => object }, accepts: (token: string | null) => boolean) {
  const calls: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, options) => {
    const isRefresh = (input as string).includes('token/refresh');
    const token = new Headers(options?.headers).get('authorization')?.slice('Bearer '.length) ?? null;
    calls.push(isRefresh ? 'refresh' : token === null ? 'guest' : token === OLD ? 'old' : 'new');
    const refused = { status: 401, body: { detail: 'Given token not valid for any token type', code: 'token_not_valid' } };
    const { status, body } = isRefresh
      ? { ...refresh, body: refresh.next?.() ?? refresh.body }
      : accepts(token)
        ? { status: 200, body: {} }
        : refused;
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });
  });
  return calls;
}

describe('A token that the API refuses before its time', () => {
  let scope: Scope;
  beforeEach(() => {
    openBrowser();
    scope = fork({
      values: sessionValues({ status: 'authenticated', userId: 7, access: OLD }),
      handlers: [[ensureFreshTokenFx, createTokenSource(() => scope)]],
    });
  });

  it('is changed for another by one refresh for all calls, and they are sent again', async () => {
    const calls = openShop({ status: 200, body: { access: NEW } }, (token) => token === NEW);
    const call = scopeBind(callFx, { scope });
    await Promise.all([call(), call()]);
    expect(calls.filter((one) => one === 'refresh')).toHaveLength(1);
    expect(calls.filter((one) => one === 'new')).toHaveLength(2);
    expect(scope.getState($accessToken)).toBe(NEW);
    expect(scope.getState($sessionStatus)).toBe('authenticated');
  });

  it('signs the shopper out when the refresh is refused too', async () => {
    const calls = openShop({ status: 401, body: { detail: 'Token is invalid or expired', code: 'token_not_valid' } }, () => false);
    await expect(scopeBind(callFx, { scope })()).rejects.toMatchObject({ status: 401 });
    expect(calls).toEqual(['old', 'refresh']);
    expect(scope.getState($sessionStatus)).toBe('anonymous');
  });

  it('A token is replaced once, when no other is accepted either', async () => {
    const calls = openShop({ status: 200, body: { access: NEW } }, () => false);
    await expect(scopeBind(callFx, { scope })()).rejects.toMatchObject({ status: 401 });
    expect(calls).toEqual(['old', 'refresh', 'new']);
    expect(scope.getState($sessionStatus)).toBe('authenticated');
  });

  it('A token is replaced twice a minute at most, so that an API that accepts none is not called without end', async () => {
    const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000);
    let lifetime = 300;
    const calls = openShop({ status: 200, next: () => ({ access: tokenFor(7, ++lifetime) }) }, () => false);
    const call = scopeBind(callFx, { scope });
    for (const later of [0, 1_000, 58_000]) {
      clock.mockReturnValue(1_000 + later);
      await expect(call()).rejects.toMatchObject({ status: 401 });
    }
    expect(calls).toEqual(['old', 'refresh', 'new', 'new', 'refresh', 'new', 'new']);
    clock.mockReturnValue(62_000);
    await expect(call()).rejects.toMatchObject({ status: 401 });
    expect(calls.slice(7)).toEqual(['new', 'refresh', 'new']);
  });

  it('keeps the shopper signed in when the refresh has no answer', async () => {
    const calls = openShop({ status: 503, body: {} }, () => false);
    await expect(scopeBind(callFx, { scope })()).rejects.toMatchObject({ status: 401 });
    expect(calls).toEqual(['old', 'refresh']);
    expect(scope.getState($sessionStatus)).toBe('authenticated');
  });
});
