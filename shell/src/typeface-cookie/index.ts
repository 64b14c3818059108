/** The cookie by which the server learns that the browser has the files of the brand typeface. */
export const TYPEFACE_COOKIE = 'typeface';

const DAYS_365_S = 365 * 24 * 60 * 60;

export function rememberTypeface(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${TYPEFACE_COOKIE}=1; path=/; max-age=${DAYS_365_S}; samesite=lax`;
}
