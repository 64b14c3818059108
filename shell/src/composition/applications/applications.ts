import { $location, $routeOwner } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import type { RemoteMountProps } from '@vitrava/shared-kit/mount/client';
import { carryOutEarly, giveUpEarly } from '@vitrava/shared-kit/mount/early-input';
import type { Scope } from 'effector';
import { addErrorHandler, registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa';
import { isLostChunk } from '../chunk-guard.ts';
import { containerOf, isStanding, leaveStanding } from '../containers.ts';
import { canBeHad, type LoadedRemote, type Loads } from '../remotes/index.ts';
import { findRoute } from '../route-table.ts';

export interface ApplicationsOptions {
  readonly composition: PageComposition;
  readonly scope: Scope;
  readonly locale: LocaleCode;
  readonly loads: Loads;
  /** The document's own page when it was made to come alive before; null when it was not, and did not. */
  readonly own: Promise<LoadedRemote | null>;
  /** The remote whose server markup is in the document, to be hydrated once. */
  readonly rendered: string | null;
  /** Called when a remote cannot be loaded, mounted or has thrown; and, with null, when it lives again. */
  readonly onHealth: (remote: string, error: unknown) => void;
}

export interface Applications {
  /**
   * Code and texts of a remote, with the page of a route; one load however many ask. Rejects when it fails; the next ask tries
   * again what did not come, and gives a remote that failed another chance.
   */
  readonly load: (remote: string, route: string) => Promise<LoadedRemote>;
  /** The same ahead of a navigation. A remote that has failed is left alone. */
  readonly prefetch: (remote: string, route: string) => Promise<unknown>;
  /** A page was opened: mounts the current owner and unmounts the others, as the bus says. */
  readonly settle: () => Promise<void>;
  /**
   * Whether only a new document helps a remote whose server can be reached: a chunk of it is lost, or it failed once more. Some browsers
   * remember for the life of a document that a module did not come, and never ask again; and the next document may be of other versions.
   */
  readonly isStuck: (remote: string, error: unknown) => Promise<boolean>;
  /** A page of a remote did not come: shows the remote's failure and unmounts it. */
  readonly fail: (remote: string, error: unknown) => void;
}

/** By then a page is alive. */
const HYDRATED_MS = 3000;

/** Registers every remote of the composition as a single-spa application and keeps watch over their health. */
export function startApplications({ composition, scope, locale, loads, own, rendered, onHealth }: ApplicationsOptions): Applications {
  const failed = new Set<string>();
  const forgiven = new Set<string>();
  /** Whose code has come once more after a failure: where it fails again, only another version helps. */
  const retried = new Set<string>();
  // A page of words needs no remote: what the server has drawn stays until a navigation has brought the next page.
  let standing = rendered !== null && isStanding(rendered) ? rendered : null;
  let toHydrate = standing === null ? rendered : null;

  const currentRoute = (): string => findRoute(composition, scope.getState($location).pathname)?.route.name ?? '';

  const fail = (name: string, error: unknown): void => {
    if (failed.has(name)) return;
    failed.add(name);
    // Whatever stands in its place is drawn anew when it lives again.
    if (toHydrate === name) toHydrate = null;
    giveUpEarly(containerOf(name));
    onHealth(name, error);
    void triggerAppChange();
  };

  const mountProps = (name: string, texts: LocaleTexts): RemoteMountProps => ({
    name,
    scope,
    locale,
    texts,
    container: containerOf(name),
    hydrate: toHydrate === name,
    onFailure: (error) => fail(name, error),
  });

  let isOwnTaken = false;
  /** The page that lives already, once; nothing of it is left when the shopper went on before it was known here. */
  const takeOwn = async (name: string): Promise<LoadedRemote | null> => {
    if (name !== rendered || isOwnTaken) return null;
    isOwnTaken = true;
    const present = await own;
    if (!present || isWanted(name)) return present;
    await present.client.unmount(mountProps(name, present.texts));
    containerOf(name).replaceChildren();
    return null;
  };

  const isWanted = (name: string): boolean => scope.getState($routeOwner) === name;

  /** What ends the waiting for remotes that have not come. */
  const goOn = new Map<string, () => void>();
  /** Settles, with nothing, when another remote's page has been opened. */
  const untilLeft = (name: string): Promise<null> => new Promise((resolve) => goOn.set(name, () => resolve(null)));

  const leaveLate = (name: string): void => {
    goOn.get(name)?.();
    goOn.delete(name);
    // What the server has drawn of it is drawn anew when the shopper returns.
    if (toHydrate === name) toHydrate = null;
    containerOf(name).replaceChildren();
  };

  const register = (name: string): void => {
    registerApplication({
      name,
      activeWhen: () => isWanted(name) && standing !== name && !failed.has(name),
      async app() {
        const taken = takeOwn(name);
        let isMounted = false;
        const come = async (): Promise<LoadedRemote | null> => {
          const present = await taken;
          isMounted = present !== null;
          return present ?? (isWanted(name) ? loads.load(name, currentRoute()) : null);
        };
        // Whoever goes on does not wait for the page that they leave; it comes when they return.
        let loaded = await Promise.race([come(), untilLeft(name)]);
        goOn.delete(name);
        const owner = async (): Promise<LoadedRemote> => {
          loaded ??= await come();
          return loaded as LoadedRemote;
        };
        return {
          bootstrap: async () => (await owner()).client.bootstrap(mountProps(name, (await owner()).texts)),
          async mount() {
            const { client, texts } = await owner();
            if (!isMounted) await client.mount(mountProps(name, texts));
            isMounted = false;
            toHydrate = null;
            // The page carries out what was done early when it is alive, which a remote built before that does not report.
            setTimeout(() => carryOutEarly(containerOf(name)), HYDRATED_MS);
            if (!failed.has(name)) onHealth(name, null);
          },
          async unmount() {
            const { client, texts } = await owner();
            await client.unmount(mountProps(name, texts));
            containerOf(name).replaceChildren();
          },
        };
      },
    });
  };

  addErrorHandler((error) => {
    const name = error.appOrParcelName;
    if (name in composition.remotes) fail(name, error);
  });
  Object.keys(composition.remotes).forEach(register);
  start();

  const forgive = async (name: string): Promise<void> => {
    if (!failed.has(name)) return;
    if (retried.has(name)) throw new Error(`${name} has failed once more`);
    loads.forget(name);
    await unloadApplication(name, { waitForUnmount: false });
    failed.delete(name);
    forgiven.add(name);
  };

  return {
    async load(name, route) {
      await forgive(name);
      const loaded = await loads.load(name, route);
      if (forgiven.has(name)) retried.add(name);
      return loaded;
    },
    prefetch: async (name, route) => (failed.has(name) ? null : loads.load(name, route)),
    isStuck: async (name, error) => (isLostChunk(error) || forgiven.has(name)) && canBeHad(composition.remotes[name] as ComposedRemote),
    fail,
    async settle() {
      if (standing !== null) leaveStanding(standing, scope.getState($routeOwner) === standing && !failed.has(standing));
      standing = null;
      for (const name of [...goOn.keys()]) if (!isWanted(name)) leaveLate(name);
      await triggerAppChange();
    },
  };
}
