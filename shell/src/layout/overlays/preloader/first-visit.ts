import { isRobot } from '@vitrava/shared-kit/internal/robot';

const COOKIE = 'preloader';
const DAYS_365_S = 365 * 24 * 60 * 60;

/** Whether this visitor has seen the preloader; anything but our own record counts as no. */
function hasShownPreloader(cookies: string): boolean {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies)?.[1];
  if (!value) return false;
  try {
    const record: unknown = JSON.parse(decodeURIComponent(value));
    return typeof record === 'object' && record !== null && 'hasShownPreloader' in record && record.hasShownPreloader === true;
  } catch {
    return false;
  }
}

/** A first visit of a person who does not mind motion, in a browser that will remember it. */
export function shouldShowPreloader(): boolean {
  if (!navigator.cookieEnabled || hasShownPreloader(document.cookie) || isRobot(navigator.userAgent)) return false;
  return !window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}

export function rememberPreloader(record: { readonly hasShownPreloader: boolean }): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${COOKIE}=${encodeURIComponent(JSON.stringify(record))}; path=/; max-age=${DAYS_365_S}; samesite=lax`;
}
