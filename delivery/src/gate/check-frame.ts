import type { FrameNames, RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type ComparedBuild, type LiveReleases, nameOf, SHELL } from './live-releases.ts';

/** The frame of every shell that was built before its manifest declared one. */
const OLD_FRAME: FrameNames = {
  pages: ['product', 'news', 'article', 'favourites', 'cart', 'order', 'account', 'contacts', 'privacy'],
  popups: ['sign-in', 'contact', 'telegram'],
  areas: ['header', 'company', 'customers', 'documents', 'checkout-documents', 'not-found'],
  slots: ['header'],
  skeletons: ['cards', 'product', 'prose', 'short', 'long', 'picture', 'message'],
};

/** Whether every live shell has the frame names that a remote uses; for a new shell, those of every live remote. */
export function checkFrame(remote: string, manifest: RemoteManifest, { shells, remotes }: LiveReleases): Refusal[] {
  const candidate: ComparedBuild = { remote, version: null, manifest };
  if (remote === SHELL) return remotes.flatMap((other) => checkPair(other, candidate));
  return shells.flatMap((shell) => checkPair(candidate, shell));
}

function checkPair(user: ComparedBuild, shell: ComparedBuild): Refusal[] {
  const sides = { user: nameOf(user), shell: nameOf(shell) };
  return Object.entries(shell.manifest.frame ?? OLD_FRAME).flatMap(([list, known]) => {
    const names = new Set(namesIn(user.manifest)[list as keyof FrameNames]);
    return [...names].flatMap((name) =>
      name === undefined || known.includes(name) ? [] : [refuse('frame-name-unknown', { list, name, ...sides })],
    );
  });
}

function namesIn({ routes, fragments }: RemoteManifest): Readonly<Record<keyof FrameNames, readonly (string | undefined)[]>> {
  return {
    pages: routes.map(({ meta }) => meta.role),
    popups: fragments.map(({ popup }) => popup?.role),
    areas: routes.flatMap(({ meta }) => Object.keys(meta.navigation ?? {})),
    slots: fragments.map(({ slot }) => slot?.place),
    skeletons: [...routes.map(({ meta }) => meta.skeleton), ...fragments.map(({ popup }) => popup?.skeleton)],
  };
}
