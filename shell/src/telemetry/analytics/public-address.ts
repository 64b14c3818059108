import { type LocaleCode, localizePath } from '@vitrava/shared-kit/contracts/locale';
import type { RouteDefinition } from '@vitrava/shared-kit/contracts/manifest';

/** The part of a query that locates a page. Typed texts and emailed codes stay here. */
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

/** The address of a page for others: a customer's own by its pattern. `url`: path and query without locale. */
export function publicAddress(url: string, route: RouteDefinition | null, locale: LocaleCode): PublicAddress {
  const [pathname = '/', query = ''] = url.split('?');
  const isPrivate = Boolean(route?.meta.needAuth || route?.meta.needReset || route?.meta.checkLayout);
  if (route === null || isPrivate) return { address: localizePath(route?.path ?? '/404', locale), isWhole: false };
  const requested = [...new URLSearchParams(query)];
  const shared = requested.filter(([name]) => PUBLIC.includes(name));
  const text = new URLSearchParams(shared).toString();
  return { address: localizePath(pathname, locale) + (text && `?${text}`), isWhole: shared.length === requested.length };
}
