import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { createWatch, type Scope } from 'effector';
import { SHELL_MIDDLEWARE } from '../../main-area/index.ts';
import { $shopMap } from '../../shop-map/index.ts';
import type { Decision, Visit } from './visit.ts';

const PASS = { kind: 'pass' } as const;

/** The link of a reset email brings its token. */
function hasResetToken(url: string): boolean {
  return new URLSearchParams(url.split('?')[1]).has('token');
}

/** Longer than this no visit waits for the auth check; the page then finds out with everyone else. */
const PATIENCE_MS = 4000;

function whenSessionIsKnown(scope: Scope): Promise<void> {
  if (scope.getState($sessionStatus) !== 'unknown') return Promise.resolve();
  return new Promise((resolve) => {
    const stop = createWatch({
      unit: $sessionStatus,
      scope,
      fn() {
        stop();
        resolve();
      },
    });
    setTimeout(resolve, PATIENCE_MS);
  });
}

/**
 * Whether a visit may continue. A page with `needReset` is for visits by a reset link, all others are sent to sign-in.
 * Then the middleware that the route names runs, in its order. A page that needs sign-in refuses a guest before any of
 * it runs; a chunk that most visits never load runs the middleware of remotes.
 */
export async function decide(visit: Visit): Promise<Decision> {
  const { middleware = [], needAuth, needReset } = visit.match?.route.meta ?? {};
  if (needReset && !hasResetToken(visit.url)) return { kind: 'redirect', to: visit.scope.getState($shopMap).pages.account ?? '/' };
  if (middleware.length === 0) return PASS;
  await whenSessionIsKnown(visit.scope);
  const isRefused = needAuth && visit.scope.getState($sessionStatus) !== 'authenticated';
  const names = middleware.filter((name) => name !== SHELL_MIDDLEWARE);
  if (isRefused || names.length === 0) return PASS;
  try {
    const { runMiddleware } = await import('./run.ts');
    return await runMiddleware(visit, names);
  } catch (error) {
    console.warn('The middleware of a page could not be run; the visit goes on without', error);
    return PASS;
  }
}
