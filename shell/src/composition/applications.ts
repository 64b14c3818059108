import { $routeOwner } from '@vitrava/shared-kit/bus/shell';
import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import type { RemoteClientModule, RemoteMountProps } from '@vitrava/shared-kit/mount/client';
import type { Scope } from 'effector';
import { addErrorHandler, registerApplication, start, triggerAppChange, unloadApplication } from 'single-spa';
import { containerOf } from './containers.ts';
import { forgetRemote, loadExposed, loadTexts } from './federation.ts';
import { ensureStylesheets } from './stylesheets.ts';

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
  /** Told when a remote cannot be loaded, mounted or has thrown; and, with null, when it lives again. */
  readonly onHealth: (remote: string, error: unknown) => void;
}

export interface Applications {
  /** Code and texts of a remote; one load however many ask. Rejects when it fails; the next ask tries again. */
  readonly load: (remote: string) => Promise<LoadedRemote>;
  /** Mounts the current owner and unmounts the others, as the bus says. */
  readonly settle: () => Promise<void>;
  /** Gives a remote that failed another chance. */
  readonly retry: (remote: string) => Promise<void>;
}

/** Registers every remote of the composition as a single-spa application and keeps watch over their health. */
export function startApplications({ composition, scope, locale, rendered, onHealth }: ApplicationsOptions): Applications {
  const loads = new Map<string, Promise<LoadedRemote>>();
  const failed = new Set<string>();
  let toHydrate = rendered;

  const load = (name: string): Promise<LoadedRemote> => {
    const present = loads.get(name);
    if (present) return present;
    const styles = composition.remotes[name]?.files['./client']?.css ?? [];
    const attempt = Promise.all([loadExposed<RemoteClientModule>(name, 'client'), loadTexts(name, locale), ensureStylesheets(styles)]);
    const loaded = attempt.then(([client, texts]) => ({ client, texts }));
    loads.set(name, loaded);
    loaded.catch(() => loads.delete(name));
    return loaded;
  };

  const fail = (name: string, error: unknown): void => {
    failed.add(name);
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

  const register = (name: string): void => {
    registerApplication({
      name,
      activeWhen: () => scope.getState($routeOwner) === name && !failed.has(name),
      async app() {
        const { client, texts } = await load(name);
        return {
          bootstrap: () => client.bootstrap(mountProps(name, texts)),
          async mount() {
            await client.mount(mountProps(name, texts));
            toHydrate = null;
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

  return {
    load,
    settle: async () => void (await triggerAppChange()),
    async retry(name) {
      loads.delete(name);
      forgetRemote(name, composition.remotes[name] as ComposedRemote);
      await unloadApplication(name, { waitForUnmount: false });
      failed.delete(name);
      await triggerAppChange();
    },
  };
}
