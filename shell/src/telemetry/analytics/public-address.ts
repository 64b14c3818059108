import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';

/**
 * The part of a query that locates a page in the shop. Everything else (texts that people type, codes of emails) stays
 * here.
 */
const PUBLIC = ['category', 'page', 'sort'];

/** Parameters of the links in the shop's emails: with them anyone has the account or a part of it. */
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
 * The address of a page as others may see it. A page for one customer only is named by its pattern,
 * `/checkout/result/:number`. `url` is path and query without the locale prefix.
 */
export function publicAddress(url: string, route: RouteDefinition | null, locale: LocaleCode): PublicAddress {
  const [pathname = '/', query = ''] = url.split('?');
  const isPrivate = Boolean(route?.meta.needAuth || route?.meta.needReset || route?.meta.checkLayout);
  if (route === null || isPrivate) return { address: localizePath(route?.path ?? '/404', locale), isWhole: false };
  const requested = [...new URLSearchParams(query)];
  const shared = requested.filter(([name]) => PUBLIC.includes(name));
  const text = new URLSearchParams(shared).toString();
  return { address: localizePath(pathname, locale) + (text && `?${text}`), isWhole: shared.length === requested.length };
}
