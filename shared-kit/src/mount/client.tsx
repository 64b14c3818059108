import { createWatch, launch, type Scope, scopeBind } from 'effector';
import * as React from 'react';
import { flushSync } from 'react-dom';
import { createRoot, type Root, type RootOptions } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { LocaleCode } from '../contracts/locale.ts';
import type { PageHead, ScopeValues } from '../contracts/page.ts';
import { createI18n, type I18n, type LocaleTexts } from '../i18n/index.ts';
import { setLanguage } from '../i18n/model.ts';
import { createFailureBoundary } from './failure-boundary.tsx';
import { findPage } from './find-page.ts';
import { hydrateInPieces } from './hydration-root.tsx';
import { PageTree } from './page-tree.tsx';
import type { PageRoute } from './route.ts';

/** What the shell hands to a remote when it mounts it. */
export interface RemoteMountProps {
  readonly name: string;
  readonly scope: Scope;
  readonly locale: LocaleCode;
  readonly texts: LocaleTexts;
  readonly container: HTMLElement;
  /** True when the container holds the server's markup of this very page. */
  readonly hydrate: boolean;
  /** Called once when the server's markup is alive, every part of it; never where there is nothing to hydrate. */
  readonly onHydrated?: () => void;
  /** Called once when the remote's tree has thrown; the shell then shows its fallback. */
  readonly onFailure: (error: unknown) => void;
}

/** The texts of a remote in the language of the page. */
export type RemoteWords = Pick<RemoteMountProps, 'locale' | 'texts'>;

/** The module a remote exposes as `./client`. */
export interface RemoteClientModule {
  /** Makes a page known; needed before its address is opened. */
  readonly addPage: (route: PageRoute) => void;
  readonly bootstrap: (props: RemoteMountProps) => Promise<unknown>;
  readonly mount: (props: RemoteMountProps) => Promise<unknown>;
  readonly unmount: (props: RemoteMountProps) => Promise<unknown>;
  /** Puts a page's state from the server into the page's scope. */
  readonly applyState: (scope: Scope, url: string, values: ScopeValues) => void;
  /** Loads a page's data in the browser by the server's model. `onHead` gets each head until the returned call. */
  readonly openPage: (scope: Scope, url: string, onHead: (head: PageHead) => void, words?: RemoteWords) => () => void;
}

/** For what React does at once: single-spa-react reports it a task later, and the browser would paint in between. */
function withoutDelay(done: Promise<unknown>): Promise<unknown> {
  return Promise.race([done, Promise.resolve()]);
}

/** The single-spa application of a remote. Pages are modules (`./pages/<route>`), added before they open. */
export function defineRemote({ name }: { name: string }): RemoteClientModule {
  const routes: PageRoute[] = [];
  const optionsOf: { current: RootOptions } = { current: {} };
  let onHydrated = (): void => undefined;
  let isHydrating = false;
  let i18n: I18n | null = null;
  // A page has one language for its whole life, so the texts are made once.
  const i18nOf = ({ locale, texts }: RemoteWords): I18n => (i18n ??= createI18n(locale, texts));

  // single-spa-react passes neither options nor props to the renderer, so both come through this pair.
  const ReactDOMClient = {
    // Drawn in the very task in which the page before it was taken away: the browser would paint the gap between two tasks.
    createRoot(container: HTMLElement): Pick<Root, 'render' | 'unmount'> {
      const root = createRoot(container, optionsOf.current);
      return { render: (view) => flushSync(() => root.render(view)), unmount: () => root.unmount() };
    },
    hydrateRoot: (container: HTMLElement, element: React.ReactNode) => hydrateInPieces(container, element, optionsOf.current, onHydrated),
  };

  const lifecycles = singleSpaReact<RemoteMountProps>({
    React,
    ReactDOMClient,
    rootComponent: (props: RemoteMountProps) => <PageTree name={name} routes={routes} scope={props.scope} i18n={i18nOf(props)} />,
    errorBoundaryClass: createFailureBoundary<RemoteMountProps & AppProps>((props) => props.onFailure),
    renderType: () => (isHydrating ? 'hydrateRoot' : 'createRoot'),
    domElementGetter: (props) => props.container,
    parcelCanUpdate: false,
  });

  return {
    addPage(route) {
      if (!routes.includes(route)) routes.push(route);
    },
    bootstrap(props) {
      setLanguage(props.scope, i18nOf(props));
      return (lifecycles.bootstrap as RemoteClientModule['bootstrap'])(props);
    },
    mount(props) {
      isHydrating = props.hydrate && props.container.childElementCount > 0;
      if (!isHydrating) props.container.replaceChildren();
      onHydrated = () => props.onHydrated?.();
      optionsOf.current = { identifierPrefix: name, onRecoverableError: (error) => console.error(error) };
      const mounting = (lifecycles.mount as RemoteClientModule['mount'])(props);
      return isHydrating ? mounting : withoutDelay(mounting);
    },
    unmount: (props) => withoutDelay((lifecycles.unmount as RemoteClientModule['unmount'])(props)),
    applyState(scope, url, values) {
      const stores = findPage(routes, url)?.route.state ?? [];
      launch({
        target: [...stores],
        params: stores.map((store) => (store.sid && store.sid in values ? values[store.sid] : store.defaultState)),
        scope,
      } as never);
    },
    openPage(scope, url, onHead, words) {
      const page = findPage(routes, url);
      if (!page) return () => undefined;
      if (words) setLanguage(scope, i18nOf(words));
      const stop = createWatch({ unit: page.route.$head, scope, fn: onHead });
      scopeBind(page.route.opened, { scope })(page.request);
      onHead(scope.getState(page.route.$head));
      return stop;
    },
  };
}
