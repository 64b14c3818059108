const DAYS_365_S = 365 * 24 * 60 * 60;

/** Writes a cookie of this site that the server reads, for 365 days. `value` is encoded. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${DAYS_365_S}; samesite=lax`;
}
