import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type ComparedBuild, type LiveReleases, nameOf } from './live-releases.ts';
import { findMismatch } from './mismatch.ts';

/** Whether owners accept the inputs that pages give, and pages the events of owners, in both directions. An absent fragment leaves its place empty. */
export function checkFragments(remote: string, manifest: RemoteManifest, { remotes }: LiveReleases): Refusal[] {
  const candidate: ComparedBuild = { remote, version: null, manifest };
  return remotes
    .filter((release) => release.remote !== remote)
    .flatMap((other) => [
      ...checkInputs(candidate, other),
      ...checkInputs(other, candidate),
      ...checkEvents(candidate, other),
      ...checkEvents(other, candidate),
    ]);
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

function checkEvents(page: ComparedBuild, owner: ComparedBuild): Refusal[] {
  const { offers = {}, emits = {} } = owner.manifest.embeds ?? {};
  return Object.entries(page.manifest.embeds?.listens ?? {}).flatMap(([fragment, events]) => {
    const [of, name = ''] = fragment.split('/');
    if (of !== owner.remote || !offers[name]) return [];
    return Object.entries(events).flatMap(([event, read]) => {
      const sent = emits[name]?.[event];
      const listener = { fragment, event, page: nameOf(page), owner: nameOf(owner) };
      if (!sent) return [refuse('fragment-event-missing', listener)];
      const mismatch = findMismatch(sent, read);
      return mismatch ? [refuse('fragment-event-differs', { ...listener, ...mismatch })] : [];
    });
  });
}
