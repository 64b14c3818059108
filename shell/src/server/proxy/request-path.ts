/** Path and query of a request, encoded. `search` starts with `?` or is empty. */
export interface RequestPath {
  readonly pathname: string;
  readonly search: string;
}

/** Printable characters only, because URL parsers remove others; `//host` and `/\host` are addresses of another host for them. */
const ORIGIN_FORM = /^(\/(?![/\\])[!"$->@-[\]-~\x80-\xff]*)(\?[!"$-~\x80-\xff]*)?$/;
const UNRESERVED = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/gi;

/** Reads a request target in origin form (RFC 9112, 3.2.1); null for others and for dot segments. */
export function readRequestPath(target: string | undefined): RequestPath | null {
  const [, path, search = ''] = ORIGIN_FORM.exec(target ?? '') ?? [];
  if (path === undefined) return null;
  const pathname = encodeBytes(path).replace(UNRESERVED, (encoded) => decodeURIComponent(encoded));
  return isInside(pathname) ? { pathname, search: encodeBytes(search) } : null;
}

/** Node reads the bytes of a target as Latin-1: `%XX` for those of a path that was sent as plain UTF-8. */
function encodeBytes(text: string): string {
  return text.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`);
}

function isInside(pathname: string): boolean {
  try {
    const decoded = decodeURIComponent(pathname);
    return !/\p{Cc}/u.test(decoded) && !decoded.split(/[/\\]/).some((segment) => segment === '.' || /^\.\.|\.\.$/.test(segment));
  } catch {
    return false;
  }
}
