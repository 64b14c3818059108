import type { ModuleFederationRuntimePlugin } from '@module-federation/enhanced/runtime';
import { reloadForLost } from '../chunk-guard.ts';
import { guardScripts, integrityOfScript } from './integrity.ts';
import { isOwnGeneration } from './shared-modules.ts';

/** A remote as the composition of the page describes it. */
export interface KnownRemote {
  readonly name: string;
  readonly version: string;
  /** Address of its entry. */
  readonly entry: string;
  /** Whether the entry is a module, or a script that sets the variable `global`. */
  readonly type: 'module' | 'global';
  readonly global: string;
  /** Its share scope. */
  readonly generation: string;
  /** It shares the React of its generation. */
  readonly isContainer?: true | undefined;
}

/** The address that a remote is registered with. It is never requested. */
export function manifestAddressOf(entry: string): string {
  return new URL('mf-manifest.json', new URL(entry, location.origin)).href;
}

/** Answers requests for these remotes' manifests from the composition; the document names sheets and preloads. */
export function provideManifests(remotes: readonly KnownRemote[]): ModuleFederationRuntimePlugin {
  const manifests = new Map(remotes.map((remote) => [manifestAddressOf(remote.entry), manifestOf(remote)]));
  return {
    name: 'vitrava-composition',
    fetch(address) {
      const manifest = manifests.get(address);
      return manifest && Promise.resolve(new Response(JSON.stringify(manifest)));
    },
  };
}

function manifestOf({ name, version, entry, type, global }: KnownRemote): object {
  return {
    id: name,
    name,
    metaData: {
      name,
      type: 'app',
      globalName: global,
      buildInfo: { buildVersion: version, buildName: name },
      publicPath: 'auto',
      remoteEntry: { name: entry.slice(entry.lastIndexOf('/') + 1), path: '', type },
    },
    remotes: [],
    shared: [],
    exposes: [],
  };
}

/** Loads the container of a remote's generation before the remote, where the shell has another React. Without a container the remote brings its own. */
export function loadContainers(remotes: readonly KnownRemote[]): ModuleFederationRuntimePlugin {
  const generations = new Map(remotes.map(({ name, generation }) => [name, generation]));
  const containers = new Map(remotes.flatMap(({ name, generation, isContainer }) => (isContainer ? [[generation, name]] : [])));
  return {
    name: 'vitrava-generations',
    beforeInitRemote({ remoteInfo, origin }) {
      const generation = generations.get(remoteInfo.name) ?? '';
      const container = isOwnGeneration(generation) ? undefined : containers.get(generation);
      if (container === undefined || container === remoteInfo.name) return;
      // The runtime awaits it, which its published type does not mention.
      return origin.loadRemote(`${container}/generation`) as never;
    },
  };
}

/**
 * Integrity, retry and reload. A module that fails is requested once more at the same address: the import map holds no integrity for an address with
 * a query. When a file that the document's own page waits for (`isAwaited`, by `<remote>/<module>`) stays lost, the page is reloaded, at most
 * once in 10 s. What a remote imports by itself reaches no hook (`guardChunks`); of a remote whose entry is no module, only the entry has integrity.
 */
export function loadReliably(remotes: readonly KnownRemote[], isAwaited: (id: string) => boolean): ModuleFederationRuntimePlugin {
  const known = new Map(remotes.map((remote) => [new URL(remote.entry, location.origin).href, remote]));
  const integrities = new Map<string, string>();
  return {
    name: 'vitrava-reliable-loading',
    async loadEntry({ remoteInfo }) {
      // The entry of a developer's override has no integrity.
      const { entry = '', type } = known.get(remoteInfo.entry) ?? {};
      if (type === 'module') await guardScripts(entry);
      if (type === 'global') integrities.set(remoteInfo.entry, await integrityOfScript(entry));
    },
    createScript({ url }) {
      const integrity = integrities.get(url);
      if (!integrity) return;
      const script = document.createElement('script');
      script.src = url;
      script.integrity = integrity;
      return script;
    },
    async loadEntryError({ getRemoteEntry, origin, remoteInfo, globalLoading, uniqueKey }) {
      delete globalLoading[uniqueKey];
      // The published type has one promise too many.
      return (await getRemoteEntry({ origin, remoteInfo })) as never;
    },
    async getModuleFactory({ remoteEntryExports, expose }) {
      const factory = () => Promise.resolve(remoteEntryExports.get(expose));
      return factory().catch(factory);
    },
    async errorLoadRemote({ id, error }) {
      if (isAwaited(id)) await reloadForLost(error);
    },
  };
}
