import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';

/** What of a query says where in the shop one is. Everything else (texts that people type, codes of emails) stays here. */
const PUBLIC = ['category', 'page', 'sort'];

/** What the links in the shop's emails bring: whoever knows it has the account or a part of it. */
const SECRETS = ['token', 'code'];

export function hasSecret(search: string): boolean {
  const query = new URLSearchParams(search);
  return SECRETS.some((name) => query.has(name));
}

export interface PublicAddress {
  readonly address: string;
  /** False when something was left out: then the page's title may hold it, too. */
  readonly isWhole: boolean;
}

/**
 * The address of a page as others may know it. A page that only its customer sees is named by its pattern, `/checkout/result/:number`.
 * `url` is path and query without the locale prefix.
 */
export function publicAddress(url: string, route: RouteDefinition | null, locale: LocaleCode): PublicAddress {
  const [pathname = '/', query = ''] = url.split('?');
  const isPrivate = Boolean(route?.meta.needAuth || route?.meta.needReset || route?.meta.checkLayout);
  if (route === null || isPrivate) return { address: localizePath(route?.path ?? '/404', locale), isWhole: false };
  const asked = [...new URLSearchParams(query)];
  const shared = asked.filter(([name]) => PUBLIC.includes(name));
  const text = new URLSearchParams(shared).toString();
  return { address: localizePath(pathname, locale) + (text && `?${text}`), isWhole: shared.length === asked.length };
}
