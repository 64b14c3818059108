import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { OWN_MIDDLEWARE } from '@vitrava/shared-kit/internal/own-middleware';
import { doRoutesOverlap } from './route-shape.ts';

/** Something that a live release counts on, of whichever remote has it. */
export interface Need {
  /** What it is, as a part of a sentence. */
  readonly what: string;
  /** Where the release says that it needs it. */
  readonly neededBy: string;
  /** Whether a remote with this manifest has it. */
  readonly isMetBy: (manifest: RemoteManifest) => boolean;
}

/** What a release counts on, as its manifest says. */
export function needsOf(manifest: RemoteManifest): Need[] {
  return manifest.routes.flatMap(({ name, meta: { middleware = [], breadcrumbs = [], needAuth = false } }) => [
    ...middleware.filter((one) => one !== OWN_MIDDLEWARE).map((one) => middlewareNeed(one, `its route ${name} names it`)),
    ...breadcrumbs.map(({ to }) => pageNeed(to, `the breadcrumbs of its route ${name} lead there`)),
    ...(needAuth ? [signInNeed(`its route ${name} is for the signed-in`)] : []),
  ]);
}

function middlewareNeed(name: string, neededBy: string): Need {
  return { what: `the middleware ${name}`, neededBy, isMetBy: ({ middleware }) => middleware.includes(name) };
}

function pageNeed(path: string, neededBy: string): Need {
  return { what: `the page ${path}`, neededBy, isMetBy: ({ routes }) => routes.some((route) => doRoutesOverlap(route.path, path)) };
}

function signInNeed(neededBy: string): Need {
  const isMetBy: Need['isMetBy'] = ({ fragments }) => fragments.some(({ popup }) => popup?.role === 'sign-in');
  return { what: 'the popup for signing in', neededBy, isMetBy };
}
