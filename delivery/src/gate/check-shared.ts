import type { RemoteManifest } from '@vitrava/shared-kit/contracts/manifest';
import { FIRST_GENERATION, GENERATION_MODULES } from '@vitrava/shared-kit/contracts/page';
import type { SharedModules } from '@vitrava/shared-kit/contracts/shared';
import satisfies from 'semver/functions/satisfies.js';
import { type Refusal, refuse } from '../refusals/index.ts';
import { type ComparedBuild, type LiveReleases, nameOf, SHELL } from './live-releases.ts';

/**
 * Whether every live shell brings the shared modules that a remote needs, in its range of versions and with all that it imports of them; for a new shell the
 * question is put by every live remote. A page has one copy of each, and its runtime refuses another major only: what does not fit otherwise fails in the
 * browser. React comes from the container of the remote's generation where the shell is of another one, and from the remote where it brings its own; a new
 * container is compared with all remotes. Builds that declare nothing are not checked.
 */
export function checkShared(remote: string, manifest: RemoteManifest, live: LiveReleases): Refusal[] {
  const candidate: ComparedBuild = { remote, version: null, manifest };
  const beside = live.remotes.filter((other) => other.remote !== remote);
  const twin = beside.find((other) => isContainer(other) && generationOf(other.manifest) === generationOf(manifest));
  if (isContainer(candidate) && twin) return [refuse('container-taken', { generation: generationOf(manifest), other: nameOf(twin) })];
  if (remote === SHELL) return beside.flatMap((user) => checkPair(user, candidate, beside.filter(isContainer)));
  const remotes = [candidate, ...beside];
  const concernsAll = [candidate, ...live.remotes.filter((other) => other.remote === remote)].some(isContainer);
  const users = concernsAll ? remotes : [candidate];
  return live.shells.flatMap((shell) => users.flatMap((user) => checkPair(user, shell, remotes.filter(isContainer))));
}

/** The generation of a build. */
export function generationOf({ generation = FIRST_GENERATION }: RemoteManifest): string {
  return generation;
}

/** Whether a build brings React for all remotes of its generation. */
export function isContainer({ manifest }: Pick<ComparedBuild, 'manifest'>): boolean {
  return manifest.brings === 'generation';
}

function checkPair(user: ComparedBuild, shell: ComparedBuild, containers: readonly ComparedBuild[]): Refusal[] {
  const generation = generationOf(user.manifest);
  const own = generationOf(shell.manifest);
  const ofPage = without(user.manifest.shared, isOfGeneration);
  // The shell draws components of remotes built without the kit: their React is its own, or inside of the remote.
  if (user.manifest.foreign || (generation === own && user.manifest.brings === undefined))
    return checkModules(user.manifest.shared, user, shell);
  if (shell.manifest.generation === undefined) {
    return [refuse('generation-unsupported', { generation, user: nameOf(user), shell: nameOf(shell) })];
  }
  const ofGeneration = without(user.manifest.shared, (name) => !isOfGeneration(name));
  if (user.manifest.brings || (ofGeneration && isEmpty(ofGeneration))) return checkModules(ofPage, user, shell);
  const providers = containers.filter(({ manifest }) => generationOf(manifest) === generation);
  if (providers.length === 0) {
    return [refuse('generation-missing', { generation, own, user: nameOf(user), shell: nameOf(shell) })];
  }
  return [...checkModules(ofPage, user, shell), ...providers.flatMap((provider) => checkModules(ofGeneration, user, provider))];
}

function isOfGeneration(name: string): boolean {
  return GENERATION_MODULES.includes(name);
}

function without(shared: SharedModules | undefined, isLeftOut: (name: string) => boolean): SharedModules | undefined {
  const keep = <Value>(fields: Readonly<Record<string, Value>>) =>
    Object.fromEntries(Object.entries(fields).filter(([name]) => !isLeftOut(name)));
  return shared && { packages: keep(shared.packages), names: keep(shared.names) };
}

function isEmpty({ packages, names }: SharedModules): boolean {
  return Object.keys({ ...packages, ...names }).length === 0;
}

/** `provider`: a shell, or the container of a generation. */
function checkModules(needed: SharedModules | undefined, user: ComparedBuild, provider: ComparedBuild): Refusal[] {
  const offered = provider.manifest.shared;
  if (!needed || !offered) return [];
  const sides = { user: nameOf(user), shell: nameOf(provider) };
  const unfit = Object.entries(needed.packages).flatMap(([name, range]) => {
    const version = offered.packages[name] ?? null;
    if (version !== null && satisfies(version, range)) return [];
    return [refuse('shared-version-unfit', { package: name, needed: range, offered: version, ...sides })];
  });
  const missing = Object.entries(needed.names).flatMap(([module, names]) => {
    // `*` needs it whole: earlier shells share some modules in part, and do not list it.
    const absent = names.filter((name) => !offered.names[module]?.includes(name));
    return absent.length > 0 ? [refuse('shared-name-missing', { module, names: absent, ...sides })] : [];
  });
  return [...unfit, ...missing];
}
