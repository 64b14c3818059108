import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import type { ReleaseRecord } from '../store/index.ts';

/**
 * Whether a page can count on one of the remotes for something, whichever of their live versions it is made of: there is a remote of which
 * every live version has it.
 */
export function isOffered(releases: readonly ReleaseRecord[], has: (manifest: RemoteManifest) => boolean): boolean {
  return [...Map.groupBy(releases, ({ remote }) => remote).values()].some((versions) => versions.every(({ manifest }) => has(manifest)));
}
