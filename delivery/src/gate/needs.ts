import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { SHELL_MIDDLEWARE } from '@vitrava/shared-kit/internal/shell-middleware';
import { doRoutesOverlap } from './route-shape.ts';

/** A need of a live release, which any remote can meet. */
export interface Need {
  /** What it is, as a part of a sentence. */
  readonly what: string;
  /** The place in the manifest that declares it. */
  readonly neededBy: string;
  /** Whether a remote with this manifest has it. */
  readonly isFulfilledBy: (manifest: RemoteManifest) => boolean;
}

/** The needs of a release, from its manifest. */
export function needsOf(manifest: RemoteManifest): Need[] {
  const { pages = [], popups = [] } = manifest.links ?? {};
  const sent = Object.entries(manifest.bus?.uses ?? {}).filter(([, { kind, sends }]) => kind === 'event' && sends);
  return [
    ...needsOfRoutes(manifest),
    ...pages.map((path) => pageNeed(path, 'its sources lead there')),
    ...popups.map((popup) => popupNeed(popup, 'its sources ask for it')),
    ...sent.map(([unit]) => serviceNeed(unit, `it sends ${unit}`)),
  ];
}

function needsOfRoutes(manifest: RemoteManifest): Need[] {
  return manifest.routes.flatMap(({ name, meta: { middleware = [], breadcrumbs = [], needAuth = false } }) => [
    ...middleware.filter((one) => one !== SHELL_MIDDLEWARE).map((one) => middlewareNeed(one, `its route ${name} names it`)),
    ...breadcrumbs.map(({ to }) => pageNeed(to, `the breadcrumbs of its route ${name} lead there`)),
    ...(needAuth ? [signInNeed(`its route ${name} is for the signed-in`)] : []),
  ]);
}

function middlewareNeed(name: string, neededBy: string): Need {
  return { what: `the middleware ${name}`, neededBy, isFulfilledBy: ({ middleware }) => middleware.includes(name) };
}

function pageNeed(path: string, neededBy: string): Need {
  return { what: `the page ${path}`, neededBy, isFulfilledBy: ({ routes }) => routes.some((route) => doRoutesOverlap(route.path, path)) };
}

function popupNeed(popup: string, neededBy: string): Need {
  const isFulfilledBy: Need['isFulfilledBy'] = ({ name, fragments }) => fragments.some((fragment) => `${name}/${fragment.name}` === popup);
  return { what: `the popup ${popup}`, neededBy, isFulfilledBy };
}

function serviceNeed(unit: string, neededBy: string): Need {
  return {
    what: `the service that answers ${unit}`,
    neededBy,
    isFulfilledBy: ({ services }) => services.some(({ wakes }) => wakes.includes(unit)),
  };
}

function signInNeed(neededBy: string): Need {
  const isFulfilledBy: Need['isFulfilledBy'] = ({ fragments }) => fragments.some(({ popup }) => popup?.role === 'sign-in');
  return { what: 'the popup for signing in', neededBy, isFulfilledBy };
}
