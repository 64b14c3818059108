import { describe, expect, it, jest } from '@jest/globals';
import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import type { RouteMeta } from '@vitrava/shared-kit/contracts/manifest';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { MiddlewareRequest, MiddlewareVerdict } from '@vitrava/shared-kit/mount/middleware';
import { defineMiddleware } from '@vitrava/shared-kit/mount/middleware';
import { allSettled, createEffect, fork } from 'effector';
import { $shopMap } from '../../shop-map/index.ts';
import { SHOP_MAP } from '../../shop-map/testing/index.ts';
import { type Decision, decide } from './index.ts';

type Check = (request: MiddlewareRequest) => MiddlewareVerdict | Promise<MiddlewareVerdict>;

const redirect = (to: string): MiddlewareVerdict => ({ kind: 'redirect', to });

/** A shop whose remotes provide these checks, each called in turn for a visit to `/checkout/:step`. */
async function visit(
  meta: Partial<RouteMeta>,
  checks: Record<string, Check>,
  status: 'authenticated' | 'anonymous' = 'authenticated',
  url = '/checkout/payment?from=cart',
) {
  const requested: MiddlewareRequest[] = [];
  const loaded: string[] = [];
  const files = Object.fromEntries(Object.keys(checks).map((name) => [`./middleware/${name}`, { js: [], css: [] }]));
  const remote: ComposedRemote = { version: '1', entry: '/x', routes: [], fragments: [], service: null, files };
  const composition: PageComposition = { id: 'c', shell: '1', remotes: { 'mfe-cart-checkout': remote } };
  const route = { name: 'step', path: '/checkout/:step', meta: { title: { ru: 'т', en: 't' }, ...meta } };
  const decision: Decision = await decide({
    scope: fork({
      values: [
        [$shopMap, SHOP_MAP],
        [$sessionStatus, status],
      ],
    }),
    composition,
    match: { owner: 'mfe-cart-checkout', route },
    url,
    async loadExposed<Module>(owner: string, exposed: string): Promise<Module> {
      loaded.push(`${owner}/${exposed}`);
      const name = exposed.replace('middleware/', '');
      const checkFx = createEffect((request: MiddlewareRequest) => {
        requested.push(request);
        return (checks[name] as Check)(request);
      });
      return { check: defineMiddleware({ name, checkFx }) } as Module;
    },
  });
  return { decision, requested, loaded };
}

describe('The middleware of a route', () => {
  it('[R19] A middleware is called with the address, its parameters and its query, and may let the visit pass', async () => {
    const { decision, requested, loaded } = await visit(
      { middleware: ['auth', 'checkout-auth'] },
      { 'checkout-auth': () => ({ kind: 'pass' }) },
    );
    expect(decision).toEqual({ kind: 'pass' });
    expect(requested).toEqual([{ path: '/checkout/payment?from=cart', params: { step: 'payment' }, query: { from: 'cart' } }]);
    expect(loaded).toEqual(['mfe-cart-checkout/middleware/checkout-auth']);
  });

  it('[R21] decides in its order: the first that does not let the visit pass has the word', async () => {
    const checks = { one: () => redirect('/cart'), two: () => redirect('/') };
    const { decision, requested } = await visit({ middleware: ['one', 'two'] }, checks);
    expect(decision).toEqual({ kind: 'redirect', to: '/cart' });
    expect(requested).toHaveLength(1);
  });

  it('[R21] A middleware may request a sign-in', async () => {
    const { decision } = await visit({ middleware: ['checkout-auth'] }, { 'checkout-auth': () => ({ kind: 'sign-in' }) });
    expect(decision).toEqual({ kind: 'sign-in' });
  });

  it('[R21] A middleware is not called for a guest whom the page itself refuses', async () => {
    const meta = { needAuth: true, middleware: ['auth', 'checkout-auth'] };
    const { decision, requested } = await visit(meta, { 'checkout-auth': () => redirect('/cart') }, 'anonymous');
    expect(decision).toEqual({ kind: 'pass' });
    expect(requested).toEqual([]);
  });

  it('[R9] [R13] Every visit passes where the middleware is auth alone, once the auth check has been made', async () => {
    const scope = fork();
    const route = { name: 'cart', path: '/cart', meta: { title: { ru: 'т', en: 't' }, middleware: ['auth'] } };
    const decisions: Decision[] = [];
    const deciding = decide({
      scope,
      composition: { id: 'c', shell: '1', remotes: {} },
      match: { owner: 'mfe-cart-checkout', route },
      url: '/cart',
      loadExposed: () => Promise.reject(new Error('nothing is loaded')),
    }).then((decision) => decisions.push(decision));
    await Promise.resolve();
    expect(decisions).toEqual([]);
    await allSettled($sessionStatus, { scope, params: 'anonymous' });
    await deciding;
    expect(decisions).toEqual([{ kind: 'pass' }]);
  });

  it.each(['authenticated', 'anonymous'] as const)(
    '[R19] A visit without a reset link is sent to sign-in where the page needs one, for %s',
    async (status) => {
      const check = { one: (): MiddlewareVerdict => ({ kind: 'pass' }) };
      const { decision, requested } = await visit({ needReset: true, middleware: ['one'] }, check, status, '/new-password?from=mail');
      expect(decision).toEqual({ kind: 'redirect', to: '/account/personal-details' });
      expect(requested).toEqual([]);
    },
  );

  it('[R19] A visit by a reset link passes, and every visit where the page needs none', async () => {
    const byLink = await visit({ needReset: true }, {}, 'anonymous', '/new-password?token=abc');
    const open = await visit({ needReset: false }, {}, 'anonymous', '/reset-password');
    expect([byLink.decision, open.decision]).toEqual([{ kind: 'pass' }, { kind: 'pass' }]);
  });

  it('[E2] is an error of its own when no remote has it', async () => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { decision } = await visit({ middleware: ['no-such-check'] }, {});
    expect(decision).toEqual({ kind: 'error', reason: 'middleware' });
  });

  it.each<[string, Check]>([
    ['fails', () => Promise.reject(new Error('broken'))],
    ['talks nonsense', () => 'go away' as never],
    ['sends nowhere', () => ({ kind: 'redirect' }) as never],
  ])('[R21] lets the visit pass when it %s', async (_, check) => {
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const { decision } = await visit({ middleware: ['checkout-auth'] }, { 'checkout-auth': check });
    expect(decision).toEqual({ kind: 'pass' });
  });
});
