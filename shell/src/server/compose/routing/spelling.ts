import { DEFAULT_LOCALE, decodeUnreserved, LOCALE_CODES, LOCALES, localizePath, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import type { RouteTable } from './route-table.ts';

/** The one address of a page requested in another spelling (`/News/`, `/news/%35`); null when right or unowned. */
export function rightSpelling(routes: RouteTable, pathname: string): string | null {
  const { prefix, path } = splitLocale(decodeUnreserved(pathname).replace(/^\/[^/]+/, lowerCasePrefix));
  const spelled = routes.spelling(path);
  if (spelled === null) return null;
  const right = localizePath(spelled, prefix ?? DEFAULT_LOCALE);
  return right === pathname ? null : right;
}

function lowerCasePrefix(first: string): string {
  const prefix = first.toLowerCase();
  return LOCALE_CODES.some((code) => LOCALES[code].prefix === prefix) ? prefix : first;
}
