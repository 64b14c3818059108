import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import * as singleSpa from 'single-spa';
import { $routeOwner } from '../bus/shell.ts';
import type { LocaleCode } from '../contracts/locale.ts';
import type { RemoteClientModule, RemoteMountProps } from './client.tsx';
import { guardPage } from './page-guard.ts';

/** What a component of a remote built without the kit receives. */
export interface ForeignProps {
  readonly locale: LocaleCode;
}

/** A module that draws by itself, with any framework: the lifecycles of single-spa, each a function or a list of them. */
interface Lifecycles {
  readonly bootstrap?: Lifecycle;
  readonly mount: Lifecycle;
  readonly unmount: Lifecycle;
}
type Lifecycle = Step | readonly Step[];
type Step = (props: object) => unknown;

type Drawing = Pick<RemoteClientModule, 'bootstrap' | 'mount' | 'unmount'>;

/** How long a navigation waits for a lifecycle of another team. */
const LIFECYCLE_MS = 1000;

export interface AdaptOptions {
  /** The remote takes over the markup of its server file. */
  readonly hydrates?: boolean | undefined;
  /** The folder of its files, as an address that the stacks of its code contain; without it, that of its releases in the shop. */
  readonly folder?: string | undefined;
}

/**
 * Mounts a remote that was built without the kit. `load` loads what its build exposes: lifecycles, or else a React component, its default
 * export, which is drawn with the React of the page. Rejects with a sentence when it is neither.
 */
export async function adaptRemote(
  name: string,
  load: () => Promise<{ readonly default?: unknown }>,
  { hydrates = false, folder = `/releases/${name}/` }: AdaptOptions = {},
): Promise<RemoteClientModule> {
  // Before its first line runs.
  const guard = guardPage(name, folder);
  const module = await load();
  const lifecycles = [module, module.default].find(isLifecycles);
  const drawing = lifecycles ? lifecyclesDrawing(lifecycles) : componentDrawing(componentIn(module));
  let bootstrapped: Promise<unknown> | null = null;
  let place: HTMLElement | null = null;
  return {
    // The shell bootstraps the first page of a document, and single-spa once more.
    bootstrap(props) {
      if (bootstrapped) return bootstrapped;
      const attempt = waitBriefly(drawing.bootstrap(props), props);
      bootstrapped = attempt;
      attempt.catch(() => {
        bootstrapped = null;
      });
      return attempt;
    },
    async mount(props) {
      const hydrate = hydrates && props.hydrate && !props.container.querySelector('[data-page-skeleton]');
      place = hydrate ? props.container : document.createElement('div');
      // What the server has drawn, or its skeleton. A mount that ends after the page was left draws outside of the document.
      if (!hydrate) props.container.replaceChildren(place);
      // The kit's base styles leave its markup alone.
      props.container.dataset['foreign'] = '';
      guard.open(() => props.scope.getState($routeOwner) === name);
      await waitBriefly(drawing.mount({ ...props, container: place, hydrate }), props);
      if (props.hydrate) props.onHydrated?.();
    },
    unmount: (props) => waitBriefly(drawing.unmount({ ...props, container: place ?? props.container }), props).finally(guard.close),
    addPage: () => undefined,
    applyState: () => undefined,
    // The page has the title of its route.
    openPage: () => () => undefined,
  };
}

/** Resolves when a lifecycle has ended, or takes so long that the shopper would wait; what fails later is reported as a failure of the page. */
async function waitBriefly(step: Promise<unknown>, { onFailure }: RemoteMountProps): Promise<void> {
  await new Promise<unknown>((resolve, reject) => {
    const timer = setTimeout(() => {
      step.catch(onFailure);
      resolve(null);
    }, LIFECYCLE_MS);
    step.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function isLifecycles(module: unknown): module is Lifecycles {
  return typeof module === 'object' && module !== null && 'mount' in module && 'unmount' in module;
}

function lifecyclesDrawing({ bootstrap = [], mount, unmount }: Lifecycles): Drawing {
  const run = async (lifecycle: Lifecycle, { name, locale, container, hydrate }: RemoteMountProps): Promise<void> => {
    for (const step of [lifecycle].flat())
      await step({ name, locale, hydrate, domElement: container, singleSpa, mountParcel: singleSpa.mountRootParcel });
  };
  return { bootstrap: (props) => run(bootstrap, props), mount: (props) => run(mount, props), unmount: (props) => run(unmount, props) };
}

function componentIn(module: { readonly default?: unknown }): ComponentType<ForeignProps> {
  if (!module.default) throw new Error('The exposed module has neither a default export nor lifecycles');
  return module.default as ComponentType<ForeignProps>;
}

function componentDrawing(Component: ComponentType<ForeignProps>): Drawing {
  let root: Root | null = null;
  return {
    bootstrap: async () => undefined,
    async mount({ container, locale, onFailure }) {
      const created = createRoot(container, { onUncaughtError: onFailure });
      root = created;
      flushSync(() => created.render(<Component locale={locale} />));
    },
    async unmount() {
      root?.unmount();
      root = null;
    },
  };
}
