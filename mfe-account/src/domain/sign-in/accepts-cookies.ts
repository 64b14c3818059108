const PROBE = 'cookies-kept';

/** Whether the browser accepts cookies, by trying: without them a sign-in ends with the page. */
export function acceptsCookies(): boolean {
  // biome-ignore-start lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser that the shop serves.
  document.cookie = `${PROBE}=1; Path=/; SameSite=Lax`;
  const isStored = document.cookie.includes(`${PROBE}=1`);
  document.cookie = `${PROBE}=; Path=/; Max-Age=0`;
  // biome-ignore-end lint/suspicious/noDocumentCookie: as above
  return isStored;
}
