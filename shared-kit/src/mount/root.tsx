import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { type I18n, I18nProvider } from '../i18n/index.ts';

export interface RootProps {
  readonly scope: Scope;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** Scope and texts around every tree of the shell and of remotes. The same on the server and in the browser. */
export function ScopeAndTexts({ scope, i18n, children }: RootProps): ReactElement {
  return (
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </Provider>
  );
}
