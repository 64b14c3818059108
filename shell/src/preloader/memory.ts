/** The cookie in which the browser keeps `hasShownPreloader` (specification, section 4). */
export const PRELOADER_COOKIE = 'preloader';

const DAYS_365_S = 365 * 24 * 60 * 60;

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
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${PRELOADER_COOKIE}=${encodeURIComponent(JSON.stringify(record))}; path=/; max-age=${DAYS_365_S}; samesite=lax`;
}
