/** A shared module as the host gives it, by the container protocol of Module Federation. */
interface Shared {
  /** Its factory when the module is loaded. */
  readonly lib?: () => unknown;
  readonly get: () => Promise<() => unknown>;
}

/** By name, then by version. */
type ShareScope = Readonly<Record<string, Readonly<Record<string, Shared>>>>;

interface Module {
  exports: unknown;
}

/** The part of the bundler's runtime that is used here. */
interface BundlerRuntime {
  /** Modules, and those that have been run, by id. */
  readonly m: Record<string, (module: Module) => void>;
  readonly c: Record<string, unknown>;
}

/** What a chunk takes from the page; `installedModules` holds 0 for what is there and a promise for what is under way. */
interface Consumed {
  readonly chunkId: string;
  readonly promises: Promise<unknown>[];
  readonly chunkMapping: Readonly<Record<string, readonly string[]>>;
  readonly installedModules: Record<string, Promise<void> | 0>;
  readonly moduleToHandlerMapping: Readonly<Record<string, { readonly shareKey: string }>>;
  readonly webpackRequire: BundlerRuntime;
}

let scope: ShareScope = {};

/** The page has one copy of each: no version is compared, as with federation's `singleton` without `strictVersion`. */
function sharedAs(name: string): Shared {
  const [shared] = Object.values(scope[name] ?? {});
  if (!shared) throw new Error(`The page shares no ${name}.`);
  return shared;
}

function consume(id: string, { promises, installedModules, moduleToHandlerMapping, webpackRequire: { m, c } }: Consumed): void {
  const present = installedModules[id];
  if (present === 0) return;
  const install = (factory: () => unknown) => {
    installedModules[id] = 0;
    m[id] = (module) => {
      delete c[id];
      module.exports = factory();
    };
  };
  const fail = (error: unknown) => {
    delete installedModules[id];
    m[id] = () => {
      delete c[id];
      throw error;
    };
  };
  try {
    const { lib, get } = sharedAs(moduleToHandlerMapping[id]?.shareKey ?? id);
    if (lib) install(lib);
    else {
      const loading = present ?? get().then(install).catch(fail);
      installedModules[id] = loading;
      promises.push(loading);
    }
  } catch (error) {
    fail(error);
  }
}

/**
 * The runtime of a remote's container. It replaces federation's own, most of which is unused here (loading other
 * containers, choosing between versions, repairs, explanations): 4 kB of every first page
 * (docs/decisions/004-browser-bytes.md). The code that federation's plugin generates into the entry relies on its
 * shape.
 */
// biome-ignore lint/style/noDefaultExport: the code that federation's plugin generates imports it by this name.
export default {
  bundlerRuntime: {
    S: {},
    init: () => ({}),
    consumes(consumed: Consumed) {
      for (const id of consumed.chunkMapping[consumed.chunkId] ?? []) consume(id, consumed);
    },
    /** A remote shares nothing of its own. */
    I: () => true,
    initContainerEntry({ shareScope }: { readonly shareScope: ShareScope }) {
      scope = shareScope;
      return true;
    },
    installInitialConsumes: ({ initialConsumes }: { readonly initialConsumes: readonly string[] }) => {
      if (initialConsumes.length > 0) throw new Error('A remote takes nothing from the page before it is initialized.');
    },
  },
};
