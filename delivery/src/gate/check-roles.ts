import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { type Refusal, refuse } from '../refusals/index.ts';
import type { LiveReleases } from './live-releases.ts';

/**
 * A new release must keep the roles in the frame of the shop that the remote has now, unless another live remote has
 * them or its manifest gives them up (`retires`): the frame would silently drop its links. Not checked on the way back.
 */
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

function rolesOf({ routes, fragments }: RemoteManifest): string[] {
  return [...routes.map(({ meta }) => meta.role), ...fragments.map(({ popup }) => popup?.role)].filter((role) => role !== undefined);
}
