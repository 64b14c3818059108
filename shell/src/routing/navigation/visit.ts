import { type Applications, findRoute, type RouteMatch } from '../../composition/index.ts';
import { type Address, urlOf } from '../address.ts';
import { type Decision, decide } from '../middleware/index.ts';
import type { PayloadAnswer } from '../payloads/index.ts';
import type { NavigationOptions, Travel } from './travel.ts';

/** A page that the shopper wants, and how they come to it. */
export interface Visit {
  readonly address: Address;
  /** Path and query without the locale prefix. */
  readonly url: string;
  readonly match: RouteMatch | null;
  readonly travel: Travel;
  /** Of the history entry that the page will have. */
  readonly key: string;
  readonly scroll: 'top' | 'keep';
  readonly redirects: number;
}

export type LoadedOwner = Awaited<ReturnType<Applications['load']>>;

/** Everything that a page needs: whether it may be seen, its data, its owner's code and texts; `failure` when those did not come. */
export interface LoadedVisit {
  readonly decision: Decision;
  readonly answer: PayloadAnswer;
  readonly owner: LoadedOwner | null;
  readonly failure: { readonly error: unknown } | null;
}

export function planVisit(
  { composition }: Pick<NavigationOptions, 'composition'>,
  address: Address,
  how: Pick<Visit, 'travel' | 'key' | 'scroll'> & { readonly redirects?: number },
): Visit {
  return { redirects: 0, ...how, address, url: urlOf(address), match: findRoute(composition, address.pathname) };
}

/** Requests all of it at once; for a page of another document only whether it may be seen. Never rejects. */
export async function loadVisit(options: NavigationOptions, visit: Visit, isOther: boolean): Promise<LoadedVisit> {
  const { url, match, travel } = visit;
  if (isOther) return { decision: await decideBeforeDocument(options, visit), answer: { kind: 'reload' }, owner: null, failure: null };
  const [decision, answer, loaded] = await Promise.all([
    decide({ ...options, match, url }),
    options.payloads.get(url, travel === 'pop' ? 'any' : travel === 'reload' ? 'network' : 'fresh'),
    match ? options.applications.load(match.owner, match.route.name).catch((error: unknown) => ({ error })) : null,
  ]);
  const failure = loaded && 'error' in loaded ? loaded : null;
  return { decision, answer, owner: loaded && 'client' in loaded ? loaded : null, failure };
}

/** A document that does not load the code of the page's owner leaves the decision to the next one. */
function decideBeforeDocument(options: NavigationOptions, { url, match }: Visit): Promise<Decision> | Decision {
  const isLoadable = match !== null && options.composition.remotes[match.owner]?.entry !== null;
  return isLoadable ? decide({ ...options, match, url }) : { kind: 'pass' };
}
