import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import type { ComposedRemote, PageComposition } from '@vitrava/shared-kit/contracts/page';
import type { LocaleTexts } from '@vitrava/shared-kit/i18n';
import type { RemoteClientModule } from '@vitrava/shared-kit/mount/client';
import type { PageRoute } from '@vitrava/shared-kit/mount/route';
import { type ForeignModule, loadApplication } from './application-entry.ts';
import { federation, loadExposed, loadTexts } from './federation.ts';
import { ensureStylesheets } from './stylesheets.ts';

type ForeignRemote = Pick<ComposedRemote, 'entry'> & { readonly foreign: NonNullable<ComposedRemote['foreign']> };

/** A remote whose code and texts are in the browser. */
export interface LoadedRemote {
  readonly client: RemoteClientModule;
  readonly texts: LocaleTexts;
}

export interface Loads {
  /** Code, texts and the route's page of a remote; concurrent calls share a load, and a failed one is tried again. */
  readonly load: (remote: string, route: string) => Promise<LoadedRemote>;
  /** The next call loads the remote again, including the parts that were loaded. */
  readonly drop: (remote: string) => void;
}

/** What of the remotes has come into this document. From here on developer tools see the page's remotes, loaded or not. */
export function createLoads(composition: PageComposition, locale: LocaleCode): Loads {
  federation();
  const loads = new Map<string, Promise<unknown>>();

  const once = <Result>(key: string, begin: () => Promise<Result>): Promise<Result> => {
    const present = loads.get(key) as Promise<Result> | undefined;
    if (present) return present;
    const attempt = begin();
    loads.set(key, attempt);
    attempt.catch(() => loads.delete(key));
    return attempt;
  };

  const stylesOf = (name: string, exposed: string) => ensureStylesheets(composition.remotes[name]?.files[`./${exposed}`]?.css ?? []);

  /** A remote that was built without the kit: what mounts it comes with it, which most shops have none of. */
  const loadForeign = (name: string, { entry, foreign }: ForeignRemote): Promise<LoadedRemote> =>
    once(name, async () => {
      const { exposes } = foreign;
      const styles = stylesOf(name, exposes.slice(2));
      const { adaptRemote } = await import(/* webpackChunkName: "foreign" */ '@vitrava/shared-kit/mount/foreign');
      const load = () =>
        foreign.kind === 'single-spa' ? loadApplication(name, `${entry}`, foreign) : loadExposed<ForeignModule>(name, exposes.slice(2));
      const [client] = await Promise.all([adaptRemote(name, load, { hydrates: foreign.hydrates, folder: foreign.base }), styles]);
      return { client, texts: {} };
    });

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

  return {
    async load(name, route) {
      const { entry = null, foreign } = composition.remotes[name] ?? {};
      if (foreign) return loadForeign(name, { entry, foreign });
      const [loaded, page] = await Promise.all([loadRemote(name), loadPage(name, route)]);
      loaded.client.addPage(page);
      return loaded;
    },
    drop(name) {
      for (const key of [...loads.keys()]) if (key === name || key.startsWith(`${name}/`)) loads.delete(key);
    },
  };
}
