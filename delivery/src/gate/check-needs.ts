import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { LiveReleases } from './live-releases.ts';
import { needsOf } from './needs.ts';
import { isOffered } from './offers.ts';

/**
 * A release must not take away what other live releases count on: a page they link to, a popup, a middleware. What no live remote has had
 * so far is not taken away, so that a shop can be filled remote by remote.
 */
export function checkNeeds(remote: string, manifest: RemoteManifest, { shells, remotes }: LiveReleases): Refusal[] {
  const now = remotes.filter((release) => release.remote === remote);
  const others = remotes.filter((release) => release.remote !== remote);
  return [...shells, ...others].flatMap((other) => {
    const lost = needsOf(other.manifest).filter(
      ({ isFulfilledBy }) =>
        !isFulfilledBy(manifest) &&
        !isFulfilledBy(other.manifest) &&
        now.some((release) => isFulfilledBy(release.manifest)) &&
        !isOffered(others, isFulfilledBy),
    );
    const each = new Map(lost.map((need) => [need.what, need]));
    return [...each.values()].map(({ what, neededBy }) =>
      refuse('still-needed', { what, neededBy, other: other.remote, otherVersion: other.version }),
    );
  });
}
