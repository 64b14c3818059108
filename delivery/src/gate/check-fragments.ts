import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type ComparedBuild, type LiveReleases, nameOf } from './live-releases.ts';
import { findMismatch } from './mismatch.ts';

/** Whether owners accept the inputs that pages give, in both directions. An absent fragment leaves its place empty. */
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
