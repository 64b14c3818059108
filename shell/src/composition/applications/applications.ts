import { $location, $routeOwner } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import type { RemoteClientModule, RemoteMountProps } from '@vitrava/shared-kit/mount/client';
import { carryOutEarly, giveUpEarly } from '@vitrava/shared-kit/mount/early-input';
import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import type { Scope } from 'effector';
import { addErrorHandler, registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa';
import { containerOf, isStanding, leaveStanding } from '../containers.ts';
import { canBeHad, ensureStylesheets, forgetRemote, loadExposed, loadTexts } from '../remotes/index.ts';
import { findRoute } from '../route-table.ts';

/** A remote whose code and texts are in the browser. */
export interface LoadedRemote {
  readonly client: RemoteClientModule;
  readonly texts: LocaleTexts;
}

export interface ApplicationsOptions {
  readonly composition: PageComposition;
  readonly scope: Scope;
  readonly locale: LocaleCode;
  /** The remote whose server markup is in the document, to be hydrated once. */
  readonly rendered: string | null;
  /** Called when a remote cannot be loaded, mounted or has thrown; and, with null, when it lives again. */
  readonly onHealth: (remote: string, error: unknown) => void;
}

export interface Applications {
  /**
   * Code and texts of a remote, with the page of a route; one load however many ask. Rejects when it fails; the next ask tries
   * again, from the remote's entry on, and gives a remote that failed another chance.
   */
  readonly load: (remote: string, route: string) => Promise<LoadedRemote>;
  /** The same ahead of a navigation. A remote that has failed is left alone. */
  readonly prefetch: (remote: string, route: string) => Promise<unknown>;
  /** Resolves when the server's markup of a remote is alive, and when there is none or it has failed. */
  readonly hydrated: Promise<void>;
  /** A page was opened: mounts the current owner and unmounts the others, as the bus says. */
  readonly settle: () => Promise<void>;
  /**
   * Whether a remote failed once more although its files can be had: some browsers remember for the life of a document that a
   * module did not come, and never ask again. Only a new document helps then.
   */
  readonly isStuck: (remote: string) => Promise<boolean>;
  /** A page of a remote did not come: shows the remote's failure and unmounts it. */
  readonly fail: (remote: string, error: unknown) => void;
}

/** By then a page is alive. */
const HYDRATED_MS = 3000;

/** Registers every remote of the composition as a single-spa application and keeps watch over their health. */
export function startApplications({ composition, scope, locale, rendered, onHealth }: ApplicationsOptions): Applications {
  const loads = new Map<string, Promise<unknown>>();
  const failed = new Set<string>();
  const forgiven = new Set<string>();
  // A page of words needs no remote: what the server has drawn stays until a navigation has brought the next page.
  let standing = rendered !== null && isStanding(rendered) ? rendered : null;
  let toHydrate = standing === null ? rendered : null;
  let onHydrated = (): void => undefined;
  const hydrated =
    toHydrate === null
      ? Promise.resolve()
      : new Promise<void>((resolve) => {
          onHydrated = resolve;
        });

  const once = <Result>(key: string, begin: () => Promise<Result>): Promise<Result> => {
    const present = loads.get(key) as Promise<Result> | undefined;
    if (present) return present;
    const attempt = begin();
    loads.set(key, attempt);
    attempt.catch(() => loads.delete(key));
    return attempt;
  };

  const stylesOf = (name: string, exposed: string) => ensureStylesheets(composition.remotes[name]?.files[`./${exposed}`]?.css ?? []);

  const loadRemote = (name: string): Promise<LoadedRemote> =>
    once(name, async () => {
      const [client, texts] = await Promise.all([
        loadExposed<RemoteClientModule>(name, 'client'),
        loadTexts(name, locale),
        stylesOf(name, 'client'),
      ]);
      return { client, texts };
    });

  const loadPage = (name: string, route: string): Promise<PageRoute> =>
    once(`${name}/${route}`, async () => {
      const [module] = await Promise.all([
        loadExposed<Record<string, PageRoute>>(name, `pages/${route}`),
        stylesOf(name, `pages/${route}`),
      ]);
      const page = Object.values(module).find((exported) => exported.name === route);
      if (!page) throw new Error(`${name}/pages/${route} exports no page of that name`);
      return page;
    });

  const load = async (name: string, route: string): Promise<LoadedRemote> => {
    const [loaded, page] = await Promise.all([loadRemote(name), loadPage(name, route)]);
    loaded.client.addPage(page);
    return loaded;
  };

  const currentRoute = (): string => findRoute(composition, scope.getState($location).pathname)?.route.name ?? '';

  const fail = (name: string, error: unknown): void => {
    if (failed.has(name)) return;
    failed.add(name);
    // Whatever stands in its place is drawn anew when it lives again.
    if (toHydrate === name) toHydrate = null;
    if (name === rendered) onHydrated();
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
    onHydrated,
    onFailure: (error) => fail(name, error),
  });

  const register = (name: string): void => {
    registerApplication({
      name,
      activeWhen: () => scope.getState($routeOwner) === name && standing !== name && !failed.has(name),
      async app() {
        const { client, texts } = await load(name, currentRoute());
        return {
          bootstrap: () => client.bootstrap(mountProps(name, texts)),
          async mount() {
            await client.mount(mountProps(name, texts));
            toHydrate = null;
            // The page carries out what was done early when it is alive, which a remote built before that does not report.
            setTimeout(() => carryOutEarly(containerOf(name)), HYDRATED_MS);
            if (!failed.has(name)) onHealth(name, null);
          },
          async unmount() {
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
    for (const key of [...loads.keys()]) if (key === name || key.startsWith(`${name}/`)) loads.delete(key);
    forgetRemote(name, composition.remotes[name] as ComposedRemote);
    await unloadApplication(name, { waitForUnmount: false });
    failed.delete(name);
    forgiven.add(name);
  };

  return {
    async load(name, route) {
      await forgive(name);
      return load(name, route);
    },
    prefetch: async (name, route) => (failed.has(name) ? null : load(name, route)),
    isStuck: async (name) => forgiven.has(name) && canBeHad(composition.remotes[name] as ComposedRemote),
    fail,
    hydrated,
    async settle() {
      if (standing !== null) leaveStanding(standing, scope.getState($routeOwner) === standing && !failed.has(standing));
      standing = null;
      await triggerAppChange();
    },
  };
}
