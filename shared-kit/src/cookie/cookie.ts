const DAYS_365_S = 365 * 24 * 60 * 60;

/** Writes a cookie of this site that the server reads, for 365 days. `value` is encoded. */
export function writeCookie(name: string, value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; max-age=${DAYS_365_S}; samesite=lax`;
}

/** A cookie of this site that scripts can read; null on the server, where it is absent or empty, and where it is no text of ours. */
export function readCookie(name: string): string | null {
  if (typeof document === 'undefined') return null;
  const pair = document.cookie.split(/;\s*/).find((one) => one.startsWith(`${name}=`));
  try {
    return decodeURIComponent(pair?.slice(name.length + 1) ?? '') || null;
  } catch {
    return null;
  }
}
