import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';
import type { ComposedRemote, PageComposition, PageDocumentState } from '@vitrava/shared-kit/contracts/page';
import type { RouteFinder } from '../observation.ts';

const route = (name: string, path: string, meta: Partial<RouteDefinition['meta']> = {}): RouteDefinition => ({
  name,
  path,
  meta: { title: { ru: name, en: name }, ...meta },
});
const remote = (version: string, routes: RouteDefinition[]): ComposedRemote => ({
  version,
  routes,
  entry: '/e.js',
  fragments: [],
  service: null,
  files: {},
});
const composition: PageComposition = {
  id: 'c1',
  shell: '9.0.0-s',
  remotes: {
    'mfe-catalog': remote('1.0.0-a', [route('start', '/'), route('product', '/product/:id')]),
    'mfe-cart-checkout': remote('2.0.0-b', [
      route('checkout-delivery', '/checkout/delivery', { checkLayout: true }),
      route('order-result', '/checkout/result/:number', { needAuth: true }),
    ]),
  },
};
/** The document of the start page. */
export const page: PageDocumentState = { composition, locale: 'en', status: 200, owner: 'mfe-catalog', rendering: 'rendered', values: {} };

/** The route of a path, as the shell finds it. */
export const find: RouteFinder = (pathname) => {
  for (const [owner, { routes }] of Object.entries(composition.remotes)) {
    const route = routes.find(({ path }) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}$`).test(pathname));
    if (route) return { owner, route };
  }
  return null;
};
