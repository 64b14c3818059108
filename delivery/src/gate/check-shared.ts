import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import satisfies from 'semver/functions/satisfies.js';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type ComparedBuild, type LiveReleases, nameOf, SHELL } from './live-releases.ts';

/**
 * Whether every live shell brings the shared modules that a remote needs, in its range of versions and with all that it imports of them; for a new shell the
 * question is put by every live remote. A page has one copy of each, and its runtime refuses another major only: what does not fit otherwise fails in the browser. Builds that declare nothing are not checked.
 */
export function checkShared(remote: string, manifest: RemoteManifest, { shells, remotes }: LiveReleases): Refusal[] {
  const candidate: ComparedBuild = { remote, version: null, manifest };
  if (remote === SHELL) return remotes.flatMap((other) => checkPair(other, candidate));
  return shells.flatMap((shell) => checkPair(candidate, shell));
}

function checkPair(user: ComparedBuild, shell: ComparedBuild): Refusal[] {
  const [needed, offered] = [user.manifest.shared, shell.manifest.shared];
  if (!needed || !offered) return [];
  const sides = { user: nameOf(user), shell: nameOf(shell) };
  const unfit = Object.entries(needed.packages).flatMap(([name, range]) => {
    const version = offered.packages[name] ?? null;
    if (version !== null && satisfies(version, range)) return [];
    return [refuse('shared-version-unfit', { package: name, needed: range, offered: version, ...sides })];
  });
  const missing = Object.entries(needed.names).flatMap(([module, names]) => {
    const exported = offered.names[module];
    const absent = names.filter((name) => (name === '*' ? exported === undefined : !exported?.includes(name)));
    return absent.length > 0 ? [refuse('shared-name-missing', { module, names: absent, ...sides })] : [];
  });
  return [...unfit, ...missing];
}
