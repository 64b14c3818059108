import { IMAGE_SOURCE_PATHS } from '@vitrava/shared-kit/internal/image';

/** Where the bytes of a source are: behind an address, or in a file of a release. */
export type ImagePlace =
  | { readonly kind: 'address'; readonly url: URL; readonly isBackend: boolean }
  | { readonly kind: 'release'; readonly remote: string; readonly version: string; readonly path: string };

export interface SourceRules {
  readonly apiBaseUrl: string;
  /** Origins of other hosts that pictures may come from. */
  readonly imageSources: readonly string[];
  /** Address of the logo as the CMS has it now; null when there is none. */
  readonly logo: () => string | null;
}

const [MEDIA, RELEASES] = IMAGE_SOURCE_PATHS;

/**
 * Finds the place of a source; null for everything that is not the shop's own picture. Only the configured backend,
 * named origins and releases are ever called: an address from a visitor chooses among them, never a host.
 */
export function placeOf(source: string, { apiBaseUrl, imageSources, logo }: SourceRules): ImagePlace | null {
  if (!source.startsWith('/')) return foreign(source, imageSources);
  if (!isPlain(source)) return null;
  if (source.startsWith(RELEASES)) {
    const [remote = '', version = '', ...path] = (source.slice(RELEASES.length).split('?')[0] ?? '').split('/');
    return path.length > 0 ? { kind: 'release', remote, version, path: path.join('/') } : null;
  }
  const isLogo = source.startsWith('/api/') && source === logo();
  return source.startsWith(MEDIA) || isLogo ? { kind: 'address', url: new URL(`${apiBaseUrl}${source}`), isBackend: true } : null;
}

/** No step out of the folder, in no spelling: the compared path must be the requested one. */
function isPlain(source: string): boolean {
  const [path = ''] = source.split('?');
  return /^(?:\/[\w.~!$&'()*+,;=:@%-]+)+$/.test(path) && !/%2f|%5c|%00/i.test(path) && !/\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

function foreign(source: string, imageSources: readonly string[]): ImagePlace | null {
  const url = URL.canParse(source) ? new URL(source) : null;
  const isAllowed = url !== null && imageSources.includes(url.origin) && url.username === '' && url.password === '';
  return isAllowed ? { kind: 'address', url, isBackend: false } : null;
}
