const PROBE = 'cookies-kept';

/**
 * Whether the browser keeps cookies of the shop, found by trying: browsers that were told not to still say that they do. Without them a
 * sign-in ends with the page, and the API takes no change, for its anti-forgery token is one.
 */
export function keepsCookies(): boolean {
  // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
  const isKept = document.cookie.includes(`${PROBE}=1`);
  document.cookie = `${PROBE}=; Path=/; Max-Age=0`;
  // biome-ignore-end lint/suspicious/noDocumentCookie: as above
  return isKept;
}
