import { $location, $routeOwner } from '@vitrava/shared-kit/bus/shell';
import type { Scope } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { type I18n, I18nProvider } from '../i18n/index.ts';
import { findPage } from './find-page.ts';
import type { PageRoute } from './route.ts';

interface Props {
  readonly name: string;
  readonly routes: readonly PageRoute[];
  readonly scope: Scope;
  readonly i18n: I18n;
}

/** A remote's page in its surroundings: scope and texts. The same tree on the server and in the browser. */
export function PageTree({ name, routes, scope, i18n }: Props): ReactElement {
  return (
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>
        <CurrentPage name={name} routes={routes} />
      </I18nProvider>
    </Provider>
  );
}

function CurrentPage({ name, routes }: Omit<Props, 'scope' | 'i18n'>): ReactElement | null {
  const current = useUnit({ location: $location, owner: $routeOwner });
  // While another remote's route is active this one is still shown until it is unmounted: its last location is kept.
  const own = useRef(current.location);
  if (current.owner === name) own.current = current.location;
  const location = own.current;
  const page = findPage(routes, location.pathname + location.search);
  if (!page) return null;
  const { View } = page.route;
  return <View key={page.route.name} />;
}
