import type { MiddlewareRequest, MiddlewareVerdict, RemoteMiddlewareModule } from '@vitrava/shared-kit/mount/middleware';
import { queryOf } from '@vitrava/shared-kit/mount/query';
import { matchPath } from '@vitrava/shared-kit/router';
import { obj, or, str, val } from '@withease/contracts';
import type { Decision, Visit } from './visit.ts';

/** How long one middleware may take; then the visit continues without it. */
const DEADLINE_MS = 6000;

const verdictContract = or(obj({ kind: val('pass') }), obj({ kind: val('sign-in') }), obj({ kind: val('redirect'), to: str }));

/** Calls one middleware after another; the first that does not let the visit pass decides. Never rejects. */
export async function runMiddleware(visit: Visit, names: readonly string[]): Promise<Decision> {
  for (const name of names) {
    const owner = ownerOf(visit, name);
    if (owner === null) {
      console.warn(`Unknown route middleware: ${name}`);
      return { kind: 'error', reason: 'middleware' };
    }
    const verdict = await runCheck(visit, owner, name);
    if (verdict.kind !== 'pass') return verdict;
  }
  return { kind: 'pass' };
}

function ownerOf({ composition }: Visit, name: string): string | null {
  const owned = Object.entries(composition.remotes).find(([, { files }]) => `./middleware/${name}` in files);
  return owned?.[0] ?? null;
}

/** A middleware that is broken, late or answers nonsense lets the visit pass: it is convenience, not security. */
async function runCheck(visit: Visit, owner: string, name: string): Promise<MiddlewareVerdict> {
  try {
    const module = await visit.loadExposed<Readonly<Record<string, RemoteMiddlewareModule>>>(owner, `middleware/${name}`);
    const middleware = Object.values(module).find((exported) => exported.name === name);
    if (!middleware) throw new Error(`${owner}/middleware/${name} exports no middleware of that name`);
    const verdict: unknown = await Promise.race([middleware.check(visit.scope, requestOf(visit)), late()]);
    if (!verdictContract.isData(verdict)) throw new Error(`It answered ${JSON.stringify(verdict)}`);
    return verdict;
  } catch (error) {
    console.warn(`The middleware ${owner}/${name} has failed; the visit goes on without`, error);
    return { kind: 'pass' };
  }
}

function requestOf({ match, url }: Visit): MiddlewareRequest {
  const { pathname, searchParams } = new URL(url, location.origin);
  const params = matchPath({ path: match?.route.path ?? '*', end: true }, pathname)?.params ?? {};
  return {
    path: url,
    params: Object.fromEntries(Object.entries(params).map(([name, value]) => [name, value ?? ''])),
    query: queryOf(searchParams),
  };
}

function late(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error(`No answer within ${DEADLINE_MS} ms`)), DEADLINE_MS));
}
