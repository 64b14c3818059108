import { jest } from '@jest/globals';
import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import type { RouteMeta } from '@vitrava/shared-kit/contracts/manifest';
import type { PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { MiddlewareVerdict } from '@vitrava/shared-kit/mount/middleware';
import { fork, type Scope } from 'effector';
import type { Applications } from '../../composition/index.ts';
import type { Navigation, NavigationOptions } from '../navigation/travel.ts';

export type Check = (path: string) => MiddlewareVerdict;

export const OWNER = 'mfe-cart-checkout';
export const address = (pathname: string) => ({ locale: 'ru' as const, pathname, search: '', hash: '' });
export const to = (path: string): MiddlewareVerdict => ({ kind: 'redirect', to: path });

interface Shop {
  readonly navigation: Navigation;
  readonly scope: Scope;
  readonly here: () => string;
  /** The pages that were opened in the browser, in their order. */
  readonly opened: readonly string[];
}

interface Situation {
  readonly meta?: Partial<RouteMeta>;
  readonly latestBuild?: string;
  /** Whether the shop's server is reachable; true by default. */
  readonly isReachable?: boolean;
  /** Resolves when the code of this page has come; other pages have theirs at once. */
  readonly late?: { readonly page: string; readonly come: Promise<void> };
}

/** A document has one navigation: when the next test starts its own, the one before receives nothing any more. */
const received: Parameters<typeof removeEventListener>[] = [];

function startAlone(start: (options: NavigationOptions) => Navigation, options: NavigationOptions): Navigation {
  for (const [type, listener] of received.splice(0)) removeEventListener(type, listener);
  const listen = jest.spyOn(globalThis, 'addEventListener');
  const navigation = start(options);
  received.push(...listen.mock.calls.map(([type, listener]): Parameters<typeof removeEventListener> => [type, listener]));
  listen.mockRestore();
  return navigation;
}

/** A shop with a cart and the steps of a checkout, guarded by `check`; tests bring the navigation, loaded after their mocks. */
export const shopWith =
  (start: (options: NavigationOptions) => Navigation) =>
  (check: Check, { meta = {}, latestBuild = 'c', isReachable = true, late }: Situation = {}): Shop => {
    const titled = { title: { ru: 'т', en: 't' } };
    const routes = [
      { name: 'cart', path: '/cart', meta: titled },
      { name: 'step', path: '/checkout/:step', meta: { ...titled, middleware: ['auth', 'checkout-auth'], keepsVersion: true, ...meta } },
    ];
    const files = { './middleware/checkout-auth': { js: [], css: [] } };
    const remote = { version: '1', entry: '/x', routes, fragments: [], service: null, files };
    const composition: PageComposition = { id: 'c', shell: '1', remotes: { [OWNER]: remote } };
    const scope = fork({ values: [[$sessionStatus, 'authenticated']] });
    const opened: string[] = [];
    const openPage = (_scope: Scope, url: string) => {
      opened.push(url);
      return () => undefined;
    };
    const client = { applyState: jest.fn(), openPage } as unknown as Awaited<ReturnType<Applications['load']>>['client'];
    const navigation = startAlone(start, {
      scope,
      locale: 'ru',
      shopName: 'Витрава',
      composition,
      applications: {
        async load(_owner, page) {
          if (page === late?.page) await late.come;
          return { client, texts: {} };
        },
        prefetch: () => Promise.resolve(),
        isStuck: () => Promise.resolve(false),
        settle: () => Promise.resolve(),
        fail: jest.fn(),
      },
      payloads: { get: () => Promise.resolve({ kind: 'failed' }) },
      places: { save: jest.fn(), restore: jest.fn() },
      connection: { reach: () => Promise.resolve(isReachable), leaveBy: async (load) => load(), reset: () => undefined },
      latestBuild: () => latestBuild,
      onTrail: jest.fn(),
      onNavigated: jest.fn(),
      loadExposed: <Module>() =>
        Promise.resolve({
          check: { name: 'checkout-auth', check: (_: unknown, { path }: { path: string }) => Promise.resolve(check(path)) },
        } as Module),
    });
    return { navigation, scope, opened, here: () => location.pathname };
  };
