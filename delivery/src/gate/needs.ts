import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { SHELL_MIDDLEWARE } from '@vitrava/shared-kit/internal/shell-middleware';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { ReleaseRecord } from '../store/index.ts';
import type { LiveReleases } from './live-releases.ts';
import { doRoutesOverlap } from './route-shape.ts';

/** Every middleware of a route must be of the shell, the remote or a live remote that the document loads. */
export function checkMiddleware(manifest: RemoteManifest, others: readonly ReleaseRecord[]): Refusal[] {
  return manifest.routes.flatMap(({ name: route, meta: { middleware = [], remotes } }) => {
    const loaded = remotes ? others.filter(({ remote }) => remotes.includes(remote)) : others;
    return middleware
      .filter((name) => name !== SHELL_MIDDLEWARE && !manifest.middleware.includes(name))
      .filter((name) => !isOffered(loaded, (other) => other.middleware.includes(name)))
      .map((name) => refuse('middleware-unknown', { route, middleware: name }));
  });
}

/** A release must not take away what other live releases count on: a linked page, a popup, a middleware. */
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

/** A new release must keep the roles of its remote unless another has them or `retires` names them. */
export function checkRoles(remote: string, manifest: RemoteManifest, { shells, remotes }: LiveReleases): Refusal[] {
  const [shell] = shells;
  if (!shell) return [];
  const played = remotes.filter((release) => release.remote === remote).flatMap((release) => rolesOf(release.manifest));
  const remaining = new Set([
    ...rolesOf(manifest),
    ...(manifest.retires ?? []),
    ...remotes.filter((release) => release.remote !== remote).flatMap((release) => rolesOf(release.manifest)),
  ]);
  return [...new Set(played)]
    .filter((role) => !remaining.has(role))
    .map((role) => refuse('role-lost', { role, shellVersion: shell.version }));
}

/** A role has one owner: shells would give it to one of two. A live release that lists it under `retires` hands it over. */
export function checkRoleOwners(manifest: RemoteManifest, others: readonly ReleaseRecord[]): Refusal[] {
  const claimed = new Set(rolesOf(manifest));
  return others.flatMap(({ remote: other, version: otherVersion, manifest: { retires = [], ...owned } }) =>
    [...new Set(rolesOf(owned))]
      .filter((role) => claimed.has(role) && !retires.includes(role))
      .map((role) => refuse('role-taken', { role, other, otherVersion })),
  );
}

/** Sources must not lead to own pages or popups that are missing; a page is a path that a live version has. */
export function checkOwnLinks(remote: string, manifest: RemoteManifest, { remotes }: LiveReleases): Refusal[] {
  const now = remotes.filter((release) => release.remote === remote);
  const others = remotes.filter((release) => release.remote !== remote);
  const links = linksOf(manifest);
  const own = links.filter(
    ({ popup, isFulfilledBy }) => popup?.startsWith(`${remote}/`) || now.some((release) => isFulfilledBy(release.manifest)),
  );
  const dead = own.filter(({ isFulfilledBy }) => !isFulfilledBy(manifest) && !isOffered(others, isFulfilledBy));
  return dead.length > 0 ? [refuse('link-broken', { links: [...new Set(dead.map(({ what }) => what))] })] : [];
}

/** A service must listen to the units that wake it: otherwise it would be started and would miss the event. */
export function checkWakes({ services, bus }: RemoteManifest): Refusal[] {
  if (!bus) return [];
  return services.flatMap(({ name: service, wakes }) =>
    wakes.filter((unit) => bus.uses[unit]?.listens !== true).map((unit) => refuse('wake-not-listened', { service, unit })),
  );
}

/** The `count` of a tool names a store that the remote declares, with 0 as its first value. */
export function checkTools({ routes, bus }: RemoteManifest): Refusal[] {
  return routes.flatMap(({ name: route, meta: { tool } }) => {
    const count = tool?.count;
    const offered = count === undefined ? undefined : bus?.offers?.[count];
    const isCounted = offered?.kind === 'store' && offered.initial === 0;
    return count === undefined || !bus || isCounted ? [] : [refuse('tool-count-unknown', { route, unit: count })];
  });
}

/** What shells find by name in the frame: pages and popups with a role, tools of the header and fragments in slots. */
function rolesOf({ routes, fragments }: Pick<RemoteManifest, 'routes' | 'fragments'>): string[] {
  const tools = routes.map(({ name, meta: { tool, role = name } }) => (tool ? `${role}-tool` : undefined));
  const slots = fragments.map(({ slot }) => (slot ? `${slot.place}-slot` : undefined));
  return [...tools, ...slots, ...routes.map(({ meta }) => meta.role), ...fragments.map(({ popup }) => popup?.role)].filter(
    (role) => role !== undefined,
  );
}

/** Whether a page can count on one of the remotes for something: every live version of some remote has it. */
function isOffered(releases: readonly ReleaseRecord[], has: (manifest: RemoteManifest) => boolean): boolean {
  return [...Map.groupBy(releases, ({ remote }) => remote).values()].some((versions) => versions.every(({ manifest }) => has(manifest)));
}

/** A need of a live release, which any remote can meet. */
interface Need {
  /** What it is, as a part of a sentence. */
  readonly what: string;
  /** The place in the manifest that declares it. */
  readonly neededBy: string;
  /** Whether a remote with this manifest has it. */
  readonly isFulfilledBy: (manifest: RemoteManifest) => boolean;
}

function needsOf(manifest: RemoteManifest): Need[] {
  const sent = Object.entries(manifest.bus?.uses ?? {}).filter(([, { kind, sends }]) => kind === 'event' && sends);
  return [
    ...needsOfRoutes(manifest),
    ...linksOf(manifest),
    ...Object.keys(manifest.embeds?.uses ?? {}).map((fragment) => fragmentNeed(fragment, 'fragment', 'its pages embed it')),
    ...sent.map(([unit]) => serviceNeed(unit, `it sends ${unit}`)),
  ];
}

/** The pages and popups to which the sources lead. */
function linksOf({ links }: RemoteManifest): (Need & { readonly popup?: string })[] {
  const { pages = [], popups = [] } = links ?? {};
  return [
    ...pages.map((path) => pageNeed(path, 'its sources lead there')),
    ...popups.map((popup) => ({ ...fragmentNeed(popup, 'popup', 'its sources ask for it'), popup })),
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

function fragmentNeed(wanted: string, kind: 'popup' | 'fragment', neededBy: string): Need {
  const isFulfilledBy: Need['isFulfilledBy'] = ({ name, fragments }) =>
    fragments.some(({ name: own, embed, slot }) => `${name}/${own}` === wanted && (kind === 'popup' || (embed ?? slot) !== undefined));
  return { what: `the ${kind} ${wanted}`, neededBy, isFulfilledBy };
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
