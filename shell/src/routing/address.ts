import { DEFAULT_LOCALE, type LocaleCode, localizePath, splitLocale } from '@vitrava/shared-kit/contracts/locale';

/** An address of the shop in parts; `pathname` has no locale prefix. */
export interface Address {
  readonly locale: LocaleCode;
  readonly pathname: string;
  readonly search: string;
  readonly hash: string;
}

export function readAddress(url: URL): Address {
  const { prefix, path } = splitLocale(url.pathname);
  return { locale: prefix ?? DEFAULT_LOCALE, pathname: path, search: url.search, hash: url.hash };
}

/** Path and query without the locale prefix. */
export const urlOf = ({ pathname, search }: Pick<Address, 'pathname' | 'search'>): string => pathname + search;

/** As shown in the address bar. */
export const hrefOf = (address: Address, locale: LocaleCode): string => localizePath(urlOf(address), locale) + address.hash;

/** The id an address' hash means; what cannot be decoded is taken as it is. */
export function anchorOf(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return hash.slice(1);
  }
}

/** Addresses that are files or calls, never pages. */
const NOT_PAGES = /^\/(?:api|releases|web|theme|builds|locale|_[a-z]+|sitemap(?:-\d+)?\.xml|robots\.txt|share-picture\.png)(?:\/|$)/;

/** The page a click on `anchor` leads to within this document, or null when the browser shall follow it by itself. */
export function softTarget(anchor: HTMLAnchorElement, locale: LocaleCode): Address | null {
  if (anchor.origin !== location.origin || anchor.hasAttribute('download') || 'hard' in anchor.dataset) return null;
  if (anchor.target && anchor.target !== '_self') return null;
  const address = readAddress(new URL(anchor.href));
  if (address.locale !== locale || NOT_PAGES.test(address.pathname)) return null;
  const isSamePage = address.hash !== '' && new URL(anchor.href).pathname === location.pathname && address.search === location.search;
  return isSamePage ? null : address;
}
