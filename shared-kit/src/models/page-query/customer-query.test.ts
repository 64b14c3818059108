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

/** A page of customer 5 that is not open yet; `asked` grows, and each question is answered when the test says so. */
function visit(session: SessionStatus = 'authenticated') {
  const asked: { params: Orders; answer: (orders: readonly string[]) => void; fail: (error: ApiError) => void }[] = [];
  const scope = fork({
    values: [
      [$sessionStatus, session],
      [$userId, session === 'authenticated' ? 5 : null],
    ],
    handlers: [[loadFx, (params: Orders) => new Promise<readonly string[]>((answer, fail) => void asked.push({ params, answer, fail }))]],
  });
  return { scope, asked };
}

const stateOf = (scope: Scope) => [scope.getState(query.$state), scope.getState(query.$data)?.orders ?? null];

/** A customer who looks at a page that is there. */
async function look() {
  const page = visit();
  const settled = allSettled($isOpen, { scope: page.scope, params: true });
  page.asked[0]?.answer(['first']);
  await settled;
  return page;
}

describe('the data of a customer’s page', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('is asked for when the page is looked at, by who is here', async () => {
    const { scope, asked } = visit();
    const settled = allSettled($isOpen, { scope, params: true });
    expect(asked.map(({ params }) => params)).toEqual([{ of: 5, page: 1 }]);
    expect(stateOf(scope)).toEqual(['loading', null]);
    asked[0]?.answer(['one']);
    await settled;
    expect(stateOf(scope)).toEqual(['ready', ['one']]);
    expect(serialize(scope)).not.toHaveProperty('test/orders/$query');
  });

  it('is none of a guest’s, and comes once they have signed in', async () => {
    const { scope, asked } = visit('anonymous');
    await allSettled($isOpen, { scope, params: true });
    expect([...stateOf(scope), asked.length]).toEqual(['guest', null, 0]);
    await allSettled($sessionStatus, { scope, params: 'authenticated' });
    const settled = allSettled($userId, { scope, params: 6 });
    asked[0]?.answer(['theirs']);
    await settled;
    expect(stateOf(scope)).toEqual(['ready', ['theirs']]);
  });

  it('is not shown to the next customer, nor after sign-out', async () => {
    const { scope, asked } = await look();
    void allSettled($userId, { scope, params: 6 });
    expect(stateOf(scope)).toEqual(['loading', null]);
    expect(asked[1]?.params).toEqual({ of: 6, page: 1 });
    const late = await look();
    void allSettled(query.reload, { scope: late.scope });
    void allSettled(signedOut, { scope: late.scope, params: { reason: 'elsewhere' } });
    late.asked[1]?.answer(['late']);
    await allSettled(late.scope);
    expect(late.scope.getState(query.$data)).toBeNull();
  });

  it('stays while it is asked for anew, also when that fails, and goes when it is there no more', async () => {
    const { scope, asked } = await look();
    const failing = allSettled(query.reload, { scope });
    expect(scope.getState(query.$isPending)).toBe(true);
    asked[1]?.fail(networkError());
    await failing;
    expect(stateOf(scope)).toEqual(['ready', ['first']]);
    const missing = allSettled(query.reload, { scope });
    asked[2]?.fail(statusError(404, null, null));
    await missing;
    expect(stateOf(scope)).toEqual(['missing', null]);
  });

  it('is another’s place when the question changes, and the same when it does not', async () => {
    const { scope, asked } = await look();
    void allSettled($isOpen, { scope, params: false });
    expect(scope.getState(query.$data)?.orders).toEqual(['first']);
    void allSettled($isOpen, { scope, params: true });
    expect([...stateOf(scope), asked.length]).toEqual(['ready', ['first'], 2]);
    void allSettled($page, { scope, params: 2 });
    expect(stateOf(scope)).toEqual(['loading', null]);
    asked[1]?.answer(['stale']);
    asked[2]?.answer(['second']);
    await allSettled(scope);
    expect(scope.getState(query.$data)).toEqual({ page: 2, orders: ['second'] });
    await allSettled($page, { scope, params: 0 });
    expect([...stateOf(scope), asked.length]).toEqual(['loading', null, 3]);
  });

  it('is asked for once more with a token that has come since it failed, and not with one that comes while it is asked', async () => {
    const { scope, asked } = visit();
    const first = allSettled($isOpen, { scope, params: true });
    asked[0]?.fail(statusError(401, null, null));
    await first;
    const again = allSettled($accessToken, { scope, params: 'a new token' });
    expect(asked).toHaveLength(2);
    const meanwhile = allSettled($accessToken, { scope, params: 'the token that this call has asked for' });
    expect(asked).toHaveLength(2);
    asked[1]?.fail(statusError(401, null, null));
    await Promise.all([again, meanwhile]);
    expect(asked).toHaveLength(2);
    expect(stateOf(scope)).toEqual(['failed', null]);
  });

  it('is asked for once more when it was refused without a token, and one has come from elsewhere meanwhile', async () => {
    const { scope, asked } = visit();
    const first = allSettled($isOpen, { scope, params: true });
    const shared = allSettled($accessToken, { scope, params: 'the token of another tab' });
    expect(asked).toHaveLength(1);
    asked[0]?.fail(statusError(401, null, null));
    await new Promise((refused) => setTimeout(refused));
    expect(asked).toHaveLength(2);
    asked[1]?.fail(statusError(401, null, null));
    await Promise.all([first, shared]);
    expect(asked).toHaveLength(2);
    expect(stateOf(scope)).toEqual(['failed', null]);
  });

  it('is not asked for once more when it failed otherwise, or nothing came', async () => {
    const unavailable = visit();
    const failing = allSettled($isOpen, { scope: unavailable.scope, params: true });
    void allSettled($accessToken, { scope: unavailable.scope, params: 'a token' });
    unavailable.asked[0]?.fail(statusError(503, null, null));
    await failing;
    const refused = visit();
    const failingToo = allSettled($isOpen, { scope: refused.scope, params: true });
    refused.asked[0]?.fail(statusError(401, null, null));
    await failingToo;
    expect([unavailable.asked.length, refused.asked.length]).toEqual([1, 1]);
  });

  it('shows at once what another call has brought', async () => {
    const { scope, asked } = await look();
    await allSettled(query.show, { scope, params: { page: 1, orders: ['changed'] } });
    expect([...stateOf(scope), asked.length]).toEqual(['ready', ['changed'], 1]);
  });
});
