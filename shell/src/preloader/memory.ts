import { writeCookie } from '@vitrava/shared-kit/cookie';

/** The cookie in which the browser keeps `hasShownPreloader` (specification, section 4). */
export const PRELOADER_COOKIE = 'preloader';

/** Whether this visitor has seen the preloader, by the value of the cookie; anything but our own record counts as no. */
export function hasShownPreloader(value: string | undefined): boolean {
  if (!value) return false;
  try {
    const record: unknown = JSON.parse(value);
    return typeof record === 'object' && record !== null && 'hasShownPreloader' in record && record.hasShownPreloader === true;
  } catch {
    return false;
  }
}

export function rememberPreloader(record: { readonly hasShownPreloader: boolean }): void {
  writeCookie(PRELOADER_COOKIE, JSON.stringify(record));
}
