import type { ShareScopeMap } from './shared-modules.ts';

const SCOPE = 'default';

/** What the entry of a remote exports, by the container protocol of Module Federation. */
export interface Container {
  readonly init: (shareScope: object, initScope: readonly object[], options: object) => unknown;
  /** Rejects when the container has no such module or its files do not come. */
  readonly get: (module: string) => Promise<(() => unknown) | undefined>;
}

export interface ContainersOptions {
  /** What containers share with the page: the same object for all of them. */
  readonly shareScopeMap: ShareScopeMap;
  /** Loads the entry at an absolute address. */
  readonly importEntry: (address: string) => Promise<Partial<Container>>;
}

/** The remotes of a page by the addresses of their entries. */
export interface Containers {
  /** A module that the remote at `entry` exposes. Rejects when the entry, the module or one of its files fails; the next call tries again. */
  readonly load: (entry: string, exposed: string) => Promise<unknown>;
}

/** Loads each entry once and hands it what is shared before anything is taken from it. */
export function createContainers({ shareScopeMap, importEntry }: ContainersOptions): Containers {
  const containers = new Map<string, Promise<Container>>();

  const start = async (entry: string): Promise<Container> => {
    const { init, get } = await importEntry(entry);
    if (!init || !get) throw new Error(`${entry} is not a container: it exports no init and get`);
    shareScopeMap[SCOPE] ??= {};
    const options = { version: '', shareScopeKeys: SCOPE };
    // Not enumerable, as in federation's own loader: the options are copied into those of the remote's instance.
    Object.defineProperty(options, 'shareScopeMap', { value: shareScopeMap });
    await init(shareScopeMap[SCOPE], [], options);
    return { init, get };
  };

  const containerAt = (entry: string): Promise<Container> => {
    const present = containers.get(entry);
    if (present) return present;
    const starting = start(entry);
    containers.set(entry, starting);
    // A failed entry is not kept, so that the next load begins with it again.
    starting.catch(() => containers.delete(entry));
    return starting;
  };

  return {
    async load(entry, exposed) {
      const container = await containerAt(entry);
      const factory = await container.get(`./${exposed}`);
      if (!factory) throw new Error(`${entry} exposes no ${exposed}`);
      return factory();
    },
  };
}
