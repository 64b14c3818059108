import { type Effect, type Scope, scopeBind } from 'effector';
import type { PageRequest } from './route.ts';

/** Where the shopper wants to go; `path` is path and query without the locale prefix. */
export interface MiddlewareRequest extends PageRequest {
  readonly path: string;
}

/** A middleware's decision: continue, redirect, or sign in first. Convenience: the API guards the data. */
export type MiddlewareVerdict =
  | { readonly kind: 'pass' }
  | { readonly kind: 'redirect'; readonly to: string }
  | { readonly kind: 'sign-in' };

/** The module a remote exposes as `./middleware/<name>`. The shell runs it in the browser, before a page that names it in its route meta. */
export interface RemoteMiddlewareModule {
  readonly name: string;
  /** Never rejects: a check that fails lets the visit pass, and the page shows its own failure. */
  readonly check: (scope: Scope, request: MiddlewareRequest) => Promise<MiddlewareVerdict>;
}

/** Makes the module of a middleware from the effect that decides. */
export function defineMiddleware(middleware: {
  readonly name: string;
  readonly checkFx: Effect<MiddlewareRequest, MiddlewareVerdict>;
}): RemoteMiddlewareModule {
  return {
    name: middleware.name,
    async check(scope, request) {
      // Not allSettled: it would wait for everything else that is under way in the page's scope.
      return scopeBind(middleware.checkFx, { scope })(request).catch(() => ({ kind: 'pass' as const }));
    },
  };
}
