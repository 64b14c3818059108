import type { Scope } from 'effector';
import * as React from 'react';
import { createRoot } from 'react-dom/client';
import type { AppProps } from 'single-spa';
import singleSpaReact from 'single-spa-react';
import type { LocaleCode } from '../contracts/locale.ts';
import { createI18n, type LocaleTexts } from '../i18n/index.ts';
import { setLanguage } from '../i18n/model.ts';
import { createFailureBoundary } from './failure-boundary.tsx';
import { ScopeAndTexts } from './root.tsx';

/** The props of a fragment's own component: plain data from the embedding page, and a callback for its end. */
export interface FragmentProps {
  readonly input: Readonly<Record<string, unknown>>;
  readonly close: () => void;
}

/** What the embedding side hands over when it mounts the fragment as a single-spa parcel. */
export interface FragmentMountProps extends FragmentProps {
  readonly scope: Scope;
  readonly locale: LocaleCode;
  readonly texts: LocaleTexts;
  readonly domElement: HTMLElement;
  readonly onFailure: (error: unknown) => void;
}

/** The module a remote exposes as `./fragments/<name>`: a single-spa parcel. */
export interface RemoteFragmentModule {
  readonly bootstrap: (props: FragmentMountProps) => Promise<unknown>;
  readonly mount: (props: FragmentMountProps) => Promise<unknown>;
  readonly unmount: (props: FragmentMountProps) => Promise<unknown>;
}

/** A fragment before the build gives it the name of its folder and of its remote. */
export type Fragment = (identity: { readonly owner: string; readonly name: string }) => RemoteFragmentModule;

/** Turns a component into a fragment for any page: `fragment` of the `index.ts` in the folder that names it. */
export function defineFragment({ View }: { readonly View: React.ComponentType<FragmentProps> }): Fragment {
  return ({ owner, name }) => {
    const identifierPrefix = `${owner}-${name}`;
    const lifecycles = singleSpaReact<FragmentMountProps>({
      React,
      ReactDOMClient: { createRoot: (container: HTMLElement) => createRoot(container, { identifierPrefix }) },
      renderType: 'createRoot',
      rootComponent: (props: FragmentMountProps) => <FragmentRoot {...props} View={View} />,
      errorBoundaryClass: createFailureBoundary<FragmentMountProps & AppProps>((props) => props.onFailure),
      parcelCanUpdate: false,
    }) as RemoteFragmentModule;
    return {
      ...lifecycles,
      bootstrap(props) {
        setLanguage(props.scope, createI18n(props.locale, props.texts));
        return lifecycles.bootstrap(props);
      },
    };
  };
}

type RootProps = FragmentMountProps & { readonly View: React.ComponentType<FragmentProps> };

function FragmentRoot({ scope, locale, texts, input, close, View }: RootProps): React.ReactElement {
  const [i18n] = React.useState(() => createI18n(locale, texts));
  return (
    <ScopeAndTexts scope={scope} i18n={i18n}>
      <View input={input} close={close} />
    </ScopeAndTexts>
  );
}
