import { type I18n, I18nProvider } from '@vitrava/shared-kit/i18n';
import type { Scope } from 'effector';
import { Provider } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';

interface Props {
  readonly scope: Scope;
  readonly i18n: I18n;
  readonly children: ReactNode;
}

/** The providers around every root of the shell, the same on the server and in the browser. */
export function ShellProviders({ scope, i18n, children }: Props): ReactElement {
  return (
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>{children}</I18nProvider>
    </Provider>
  );
}
