import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { $accessToken, $sessionStatus, $userId, type SessionStatus, signedOut } from '@vitrava/shared-kit/bus/session';
import { type ApiError, networkError, statusError } from '@vitrava/shared-kit/errors';
import { allSettled, createEffect, createStore, fork, type Scope, serialize } from 'effector';
import { createCustomerQuery } from './index.ts';

interface Orders {
  readonly of: number;
  readonly page: number;
}

const $isOpen = createStore(false, { serialize: 'ignore' });
const $page = createStore(1, { serialize: 'ignore' });
const loadFx = createEffect<Orders, readonly string[], ApiError>();
const query = createCustomerQuery({
  name: 'test/orders',
  isOpen: $isOpen,
  source: $page,
  params: (userId, page) => (page > 0 ? { of: userId, page } : null),
  effect: loadFx,
  read: (orders, { page }) => ({ page, orders }),
});

/** A page of customer 5 that is not open yet; `requested` grows, and the test decides when each request is answered. */
function visit(session: SessionStatus = 'authenticated') {
  const requested: { params: Orders; answer: (orders: readonly string[]) => void; fail: (error: ApiError) => void }[] = [];
  const scope = fork({
    values: [
      [$sessionStatus, session],
      [$userId, session === 'authenticated' ? 5 : null],
    ],
    handlers: [
      [loadFx, (params: Orders) => new Promise<readonly string[]>((answer, fail) => void requested.push({ params, answer, fail }))],
    ],
  });
  return { scope, requested };
}

const stateOf = (scope: Scope) => [scope.getState(query.$state), scope.getState(query.$data)?.orders ?? null];

/** A customer on an open page. */
async function look() {
  const page = visit();
  const settled = allSettled($isOpen, { scope: page.scope, params: true });
  page.requested[0]?.answer(['first']);
  await settled;
  return page;
}

describe('the data of a customer’s page', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('The data is requested when the page opens, for the current customer', async () => {
    const { scope, requested } = visit();
    const settled = allSettled($isOpen, { scope, params: true });
    expect(requested.map(({ params }) => params)).toEqual([{ of: 5, page: 1 }]);
    expect(stateOf(scope)).toEqual(['loading', null]);
    requested[0]?.answer(['one']);
    await settled;
    expect(stateOf(scope)).toEqual(['ready', ['one']]);
    expect(serialize(scope)).not.toHaveProperty('test/orders/$query');
  });

  it('is none of a guest’s, and comes once they have signed in', async () => {
    const { scope, requested } = visit('anonymous');
    await allSettled($isOpen, { scope, params: true });
    expect([...stateOf(scope), requested.length]).toEqual(['guest', null, 0]);
    await allSettled($sessionStatus, { scope, params: 'authenticated' });
    const settled = allSettled($userId, { scope, params: 6 });
    requested[0]?.answer(['theirs']);
    await settled;
    expect(stateOf(scope)).toEqual(['ready', ['theirs']]);
  });

  it('is not shown to the next customer, nor after sign-out', async () => {
    const { scope, requested } = await look();
    void allSettled($userId, { scope, params: 6 });
    expect(stateOf(scope)).toEqual(['loading', null]);
    expect(requested[1]?.params).toEqual({ of: 6, page: 1 });
    const late = await look();
    void allSettled(query.reload, { scope: late.scope });
    void allSettled(signedOut, { scope: late.scope, params: { reason: 'otherTab' } });
    late.requested[1]?.answer(['late']);
    await allSettled(late.scope);
    expect(late.scope.getState(query.$data)).toBeNull();
  });

  it('The data stays while it is requested again, also when that fails, and disappears when it no longer exists', async () => {
    const { scope, requested } = await look();
    const failing = allSettled(query.reload, { scope });
    expect(scope.getState(query.$isPending)).toBe(true);
    requested[1]?.fail(networkError());
    await failing;
    expect(stateOf(scope)).toEqual(['ready', ['first']]);
    const missing = allSettled(query.reload, { scope });
    requested[2]?.fail(statusError(404, null, null));
    await missing;
    expect(stateOf(scope)).toEqual(['missing', null]);
  });

  it('is another’s place when the question changes, and the same when it does not', async () => {
    const { scope, requested } = await look();
    void allSettled($isOpen, { scope, params: false });
    expect(scope.getState(query.$data)?.orders).toEqual(['first']);
    void allSettled($isOpen, { scope, params: true });
    expect([...stateOf(scope), requested.length]).toEqual(['ready', ['first'], 2]);
    void allSettled($page, { scope, params: 2 });
    expect(stateOf(scope)).toEqual(['loading', null]);
    requested[1]?.answer(['stale']);
    requested[2]?.answer(['second']);
    await allSettled(scope);
    expect(scope.getState(query.$data)).toEqual({ page: 2, orders: ['second'] });
    await allSettled($page, { scope, params: 0 });
    expect([...stateOf(scope), requested.length]).toEqual(['loading', null, 3]);
  });

  it('The data is requested once more with a token that has come since the failure, and not with one that comes during the request', async () => {
    const { scope, requested } = visit();
    const first = allSettled($isOpen, { scope, params: true });
    requested[0]?.fail(statusError(401, null, null));
    await first;
    const again = allSettled($accessToken, { scope, params: 'a new token' });
    expect(requested).toHaveLength(2);
    const meanwhile = allSettled($accessToken, { scope, params: 'the token that this call has requested' });
    expect(requested).toHaveLength(2);
    requested[1]?.fail(statusError(401, null, null));
    await Promise.all([again, meanwhile]);
    expect(requested).toHaveLength(2);
    expect(stateOf(scope)).toEqual(['failed', null]);
  });

  it('The data is requested once more when it was refused without a token, and another tab has sent one meanwhile', async () => {
    const { scope, requested } = visit();
    const first = allSettled($isOpen, { scope, params: true });
    const shared = allSettled($accessToken, { scope, params: 'the token of another tab' });
    expect(requested).toHaveLength(1);
    requested[0]?.fail(statusError(401, null, null));
    await new Promise((refused) => setTimeout(refused));
    expect(requested).toHaveLength(2);
    requested[1]?.fail(statusError(401, null, null));
    await Promise.all([first, shared]);
    expect(requested).toHaveLength(2);
    expect(stateOf(scope)).toEqual(['failed', null]);
  });

  it('The data is not requested once more after another failure, or without a token', async () => {
    const unavailable = visit();
    const failing = allSettled($isOpen, { scope: unavailable.scope, params: true });
    void allSettled($accessToken, { scope: unavailable.scope, params: 'a token' });
    unavailable.requested[0]?.fail(statusError(503, null, null));
    await failing;
    const refused = visit();
    const failingToo = allSettled($isOpen, { scope: refused.scope, params: true });
    refused.requested[0]?.fail(statusError(401, null, null));
    await failingToo;
    expect([unavailable.requested.length, refused.requested.length]).toEqual([1, 1]);
  });

  it('The result of another call is shown at once', async () => {
    const { scope, requested } = await look();
    await allSettled(query.show, { scope, params: { page: 1, orders: ['changed'] } });
    expect([...stateOf(scope), requested.length]).toEqual(['ready', ['changed'], 1]);
  });
});
