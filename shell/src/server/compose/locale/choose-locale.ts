import { preferredLocale } from '@vitrava/server-kit/locale';
import { DEFAULT_LOCALE, isLocaleCode, type LocaleCode, localizePath, splitLocale } from '@vitrava/shared-kit/contracts/locale';
import { isRobot } from '../robot/index.ts';

/** The part of a request that affects the language. `search` starts with `?` or is empty. */
export interface RequestedPlace {
  readonly pathname: string;
  readonly search: string;
  readonly cookie: string | undefined;
  readonly acceptLanguage: string | undefined;
  readonly userAgent: string | undefined;
}

/** The page in its language (`path` without the prefix), or the address to go to instead. */
export type LocaleChoice =
  | { readonly type: 'page'; readonly locale: LocaleCode; readonly path: string }
  | { readonly type: 'redirect'; readonly to: string };

/** Prefix, then cookie; the browser's language only at `/` without a cookie. Robots see the requested page. */
export function chooseLocale({ pathname, search, cookie, acceptLanguage, userAgent }: RequestedPlace): LocaleChoice {
  const { prefix, path } = splitLocale(pathname);
  if (prefix) return { type: 'page', locale: prefix, path };
  const wanted = isRobot(userAgent) ? null : isLocaleCode(cookie) ? cookie : path === '/' ? preferredLocale(acceptLanguage) : null;
  if (!wanted || wanted === DEFAULT_LOCALE) return { type: 'page', locale: DEFAULT_LOCALE, path };
  return { type: 'redirect', to: localizePath(`${path}${search}`, wanted) };
}
