const DAYS_365_S = 365 * 24 * 60 * 60;

/** Writes a cookie of this site that the server reads, for 365 days; without a value it is removed. `value` is encoded. */
export function writeCookie(name: string, value: string | null): void {
  const maxAge = value === null ? 0 : DAYS_365_S;
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${name}=${encodeURIComponent(value ?? '')}; path=/; max-age=${maxAge}; samesite=lax`;
}
