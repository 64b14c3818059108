/** A page address as in a request, still encoded. `search` starts with `?` or is empty. */
export interface AddressPath {
  readonly pathname: string;
  readonly search: string;
}

/** Longer addresses have no page. */
const MAX_LENGTH = 2048;
/** Never part of an address of ours: an empty segment (`//host` is another site), a control byte. */
const FOREIGN = /\/\/|%(?:0[0-9a-f]|1[0-9a-f]|7f)/i;

/** Takes a path with query and writes it as browsers do; null for what cannot be an address of a page here. */
export function parseAddress(text: unknown): AddressPath | null {
  if (typeof text !== 'string' || text.length > MAX_LENGTH || !text.startsWith('/') || /^\/[/\\]/.test(text)) return null;
  if (!URL.canParse(text, 'http://shop')) return null;
  const { pathname, search, host } = new URL(text, 'http://shop');
  if (host !== 'shop' || FOREIGN.test(pathname) || !isDecodable(pathname)) return null;
  return { pathname, search };
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
