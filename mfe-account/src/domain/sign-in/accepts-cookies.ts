const PROBE = 'cookies-kept';

/**
 * Whether the browser accepts cookies of the shop, found by trying: browsers that block them still report that they
 * accept them. Without cookies a sign-in ends with the page, and the API accepts no change, because its anti-forgery
 * token is a cookie.
 */
export function acceptsCookies(): boolean {
  // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
  const isStored = document.cookie.includes(`${PROBE}=1`);
  document.cookie = `${PROBE}=; Path=/; Max-Age=0`;
  // biome-ignore-end lint/suspicious/noDocumentCookie: as above
  return isStored;
}
