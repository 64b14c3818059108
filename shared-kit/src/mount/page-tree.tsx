import { $location, $routeOwner } from '@vitrava/shared-kit/bus/shell';
import { useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { findPage } from './find-page.ts';
import { type RootProps, ScopeAndTexts } from './root.tsx';
import type { PageRoute } from './route.ts';

interface Props {
  readonly name: string;
  readonly routes: readonly PageRoute[];
}

/** A remote's page in its surroundings: scope and texts. The same tree on the server and in the browser. */
export function PageTree({ name, routes, scope, i18n }: Props & Omit<RootProps, 'children'>): ReactElement {
  return (
    <ScopeAndTexts scope={scope} i18n={i18n}>
      <CurrentPage name={name} routes={routes} />
    </ScopeAndTexts>
  );
}

function CurrentPage({ name, routes }: Props): ReactElement | null {
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
