import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type ComparedBuild, type LiveReleases, nameOf } from './live-releases.ts';
import { findMismatch } from './mismatch.ts';

/**
 * Whether the inputs that pages give to fragments are accepted by their owners, between the candidate and every live
 * release of another remote, in both directions. A fragment that no live release has leaves its place on the page empty, so it
 * is no reason to refuse.
 */
export function checkFragments(remote: string, manifest: RemoteManifest, { remotes }: LiveReleases): Refusal[] {
  const candidate: ComparedBuild = { remote, version: null, manifest };
  return remotes
    .filter((release) => release.remote !== remote)
    .flatMap((other) => [...checkInputs(candidate, other), ...checkInputs(other, candidate)]);
}

function checkInputs(page: ComparedBuild, owner: ComparedBuild): Refusal[] {
  const offers = owner.manifest.embeds?.offers ?? {};
  return Object.entries(page.manifest.embeds?.uses ?? {}).flatMap(([fragment, given]) => {
    const [of, name = ''] = fragment.split('/');
    const accepted = of === owner.remote ? offers[name] : undefined;
    const mismatch = accepted ? findMismatch(given, accepted) : null;
    return mismatch ? [refuse('fragment-input-differs', { fragment, ...mismatch, page: nameOf(page), owner: nameOf(owner) })] : [];
  });
}
