import { beforeEach, describe, expect, it, jest } from '@jest/globals';
import {
  $accessToken,
  $sessionStatus,
  $userId,
  accessGranted,
  signedIn,
  signedOut,
  signOutRequested,
} from '@vitrava/shared-kit/bus/session';
import { allSettled, createWatch, fork } from 'effector';
import { sessionStarted } from './model.ts';
import { openBrowser, sessionValues, tokenFor } from './testing/index.ts';

const TOKEN = tokenFor(7);

function answer(status: number, body: object): void {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() =>
      Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })),
    );
}

describe('The session', () => {
  beforeEach(openBrowser);

  it('[S5] is unknown until the first refresh was tried', async () => {
    const scope = fork();
    expect(scope.getState($sessionStatus)).toBe('unknown');
    answer(200, { access: null });
    await allSettled(sessionStarted, { scope });
    expect(scope.getState($sessionStatus)).toBe('anonymous');
  });

  it('[S6] [S7] [W7] is authenticated with a token in hand after a refresh that grants one, called without a body', async () => {
    const scope = fork();
    answer(200, { access: TOKEN });
    await allSettled(sessionStarted, { scope });
    expect(scope.getState($sessionStatus)).toBe('authenticated');
    expect(scope.getState($accessToken)).toBe(TOKEN);
    expect(scope.getState($userId)).toBe(7);
    expect(globalThis.fetch).toHaveBeenCalledWith('/api/token/refresh/', expect.objectContaining({ method: 'POST' }));
    expect(jest.mocked(globalThis.fetch).mock.calls[0]?.[1]).not.toHaveProperty('body');
  });

  it.each([400, 401])('[S8] ends when the refresh is refused with %i', async (status) => {
    const scope = fork({ values: sessionValues({ status: 'renewing', userId: 7 }) });
    const ends: unknown[] = [];
    createWatch({ unit: signedOut, scope, fn: (end) => ends.push(end) });
    answer(status, { detail: 'No.' });
    await allSettled(sessionStarted, { scope });
    expect(scope.getState($sessionStatus)).toBe('anonymous');
    expect(scope.getState($accessToken)).toBeNull();
    expect(ends).toEqual([{ reason: 'refused' }]);
  });

  it.each([429, 500, 503])('keeps a customer signed in when the refresh answers %i', async (status) => {
    const scope = fork({ values: sessionValues({ status: 'renewing', userId: 7 }) });
    answer(status, { detail: 'Later.' });
    await allSettled(sessionStarted, { scope });
    expect(scope.getState($sessionStatus)).toBe('authenticated');
  });

  it('keeps a customer signed in when the network is down', async () => {
    const scope = fork({ values: sessionValues({ status: 'renewing', userId: 7 }) });
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    await allSettled(sessionStarted, { scope });
    expect(scope.getState($sessionStatus)).toBe('authenticated');
  });

  it('[S6] The session begins with a token from the login form, announced once', async () => {
    const scope = fork();
    const begins: unknown[] = [];
    createWatch({ unit: signedIn, scope, fn: (begin) => begins.push(begin) });
    await allSettled(accessGranted, { scope, params: { access: TOKEN } });
    await allSettled(accessGranted, { scope, params: { access: TOKEN } });
    expect(scope.getState($sessionStatus)).toBe('authenticated');
    expect(begins).toEqual([{ userId: 7 }]);
  });

  it('[S8] [W8] ends at the shopper’s request, and reports that to the API without credentials', async () => {
    const scope = fork({ values: sessionValues({ status: 'authenticated', userId: 7, access: TOKEN }) });
    answer(200, {});
    await allSettled(signOutRequested, { scope });
    expect(scope.getState($sessionStatus)).toBe('anonymous');
    expect(scope.getState($accessToken)).toBeNull();
    const [address, options] = jest.mocked(globalThis.fetch).mock.calls[0] ?? [];
    expect(address).toBe('/api/logout/');
    expect(options?.headers).not.toHaveProperty('authorization');
  });

  it.each([
    [200, 1],
    [404, 1],
    [401, 2],
    [403, 2],
    [503, 2],
  ])('reports its end again at the next start where the API answered %i: %i calls', async (status, calls) => {
    answer(status, {});
    await allSettled(signOutRequested, { scope: fork({ values: sessionValues({ status: 'authenticated', userId: 7, access: TOKEN }) }) });
    await allSettled(sessionStarted, { scope: fork() });
    const requested = jest.mocked(globalThis.fetch).mock.calls.map(([address]) => address);
    expect(requested).toEqual(Array(calls).fill('/api/logout/'));
  });
});
