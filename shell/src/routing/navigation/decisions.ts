import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { RouteMatch } from '../../composition/index.ts';
import { type Address, urlOf } from '../address.ts';
import type { Decision } from '../middleware/index.ts';
import type { ShellError } from '../model.ts';
import type { PayloadAnswer } from '../payloads/index.ts';
import type { Travel } from './travel.ts';
import type { LoadedVisit } from './visit.ts';

/* The next step of a navigation, as pure functions of its state. A `url` is path and query without locale prefix. */

/** So many times in a row a visit may be redirected. */
const MAX_REDIRECTS = 5;

export const pathnameOf = (url: string): string => url.split('?')[0] ?? '/';

/** Between two pages of one remote that both declare it, as steps of a checkout do, the releases are kept. */
export function keepsVersionBetween(from: RouteMatch | null, to: RouteMatch | null): boolean {
  return from !== null && from.owner === to?.owner && from.route.meta.keepsVersion === true && to.route.meta.keepsVersion === true;
}

/** What a popstate means: another language is another document; the same address is another place on the page; else a travel. */
export type PopMeaning = 'load-document' | 'new-anchor' | 'known-entry' | 'travel';

export function meaningOfPop(address: Address, shownUrl: string, locale: LocaleCode, state: unknown): PopMeaning {
  if (address.locale !== locale) return 'load-document';
  if (urlOf(address) !== shownUrl) return 'travel';
  // The browser gives the entry of an anchor that was followed no state.
  return state === null ? 'new-anchor' : 'known-entry';
}

/** As browsers do: a link to the very address one is at makes no second entry, which Back would only stumble over. */
export function travelByLink(address: Address, shown: { readonly url: string; readonly hash: string }, wanted: 'push' | 'replace') {
  return urlOf(address) === shown.url && address.hash === shown.hash ? 'replace' : wanted;
}

/** Where the middleware of a page sends a visit: to another page, back to the page that is shown (`pass-over`), or nowhere. */
export type Redirection =
  | { readonly kind: 'to'; readonly path: string; readonly travel: 'push' | 'replace' }
  | { readonly kind: 'pass-over' };

export function redirectionOf(decision: Decision, travel: Travel, shownUrl: string, redirects: number): Redirection | null {
  if (decision.kind !== 'redirect' || redirects >= MAX_REDIRECTS) return null;
  const isBack = decision.to === shownUrl;
  if (travel === 'pop' && isBack) return { kind: 'pass-over' };
  return { kind: 'to', path: decision.to, travel: travel === 'push' && !isBack ? 'push' : 'replace' };
}

/** Back, Forward and a reload have changed the address already. */
export const isLink = (travel: Travel): boolean => travel === 'push' || travel === 'replace';

/** A link requests the sign-in on the current page. Back and a reload arrive first and request it there. */
export function requiresSignInFirst(decision: Decision, travel: Travel): boolean {
  return decision.kind === 'sign-in' && isLink(travel);
}

/** The server no longer has the versions of this page, or its flags. `keepsVersion`: the page keeps them all the same. */
export function needsDocument(answer: PayloadAnswer, keepsVersion: boolean): boolean {
  return answer.kind === 'reload' && !keepsVersion;
}

export function lacksParts({ answer, failure }: Pick<LoadedVisit, 'answer' | 'failure'>): boolean {
  return answer.kind === 'failed' || failure !== null;
}

/** What the shell shows in the place of a page: no route, a middleware that no remote has, redirects without an end. */
export function errorOf(isOwned: boolean, decision: Decision, path: string): ShellError | null {
  if (!isOwned) return { status: 404, path };
  if (decision.kind === 'error') return { status: 500, path, reason: decision.reason };
  return decision.kind === 'redirect' ? { status: 500, path, reason: 'loop' } : null;
}

/** The scroll target once the page is shown. */
export type ScrollTarget = 'remembered' | 'top' | 'stay';

export function scrollAfter(travel: Travel, scroll: 'top' | 'keep'): ScrollTarget {
  if (travel === 'pop') return 'remembered';
  return travel !== 'reload' && scroll === 'top' ? 'top' : 'stay';
}
