import { hydrateInPieces } from '@vitrava/shared-kit/mount/hydration-root';
import { ScopeAndTexts } from '@vitrava/shared-kit/mount/root';
import { allSettled } from 'effector';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { $composition, findRoute } from '../composition/index.ts';
import { layoutStarted, type MountFragment, ShellHeader, ShellOverlays, ShellTrail } from '../layout/index.ts';
import { followFooter } from './follow-footer.tsx';
import type { Surroundings } from './shell-views.tsx';

/** Hydrates the frame and starts the overlays. Resolves when hydrated: new state must not arrive before. */
export async function startLayout({ scope, i18n }: Surroundings): Promise<void> {
  if (innerWidth > document.documentElement.clientWidth) document.documentElement.dataset['scrollbar'] = 'roomy';
  // Comes with the looks of popups, in one file: most visits open none.
  const mountFragment: MountFragment = async (place) => {
    const fragments = await import(/* webpackChunkName: "popups" */ '../composition/fragments/index.ts');
    return fragments.mountFragment(scope, place);
  };
  const composition = scope.getState($composition);
  const shapeOf = (pathname: string) => (composition && findRoute(composition, pathname)?.route.meta.skeleton) || 'prose';
  void allSettled(layoutStarted, { scope, params: { mountFragment, shapeOf } });
  const provide = (view: React.ReactNode) => (
    <ScopeAndTexts scope={scope} i18n={i18n}>
      {view}
    </ScopeAndTexts>
  );
  // For slow devices, too: a part that fails to hydrate reports it, and blocks nothing.
  const hydrate = (id: string, view: React.ReactNode): Promise<void> =>
    new Promise((resolve) => {
      const onUncaughtError = (error: unknown) => {
        reportError(error);
        resolve();
      };
      hydrateInPieces(element(id), provide(view), { identifierPrefix: id, onUncaughtError }, resolve);
    });
  const frame = [hydrate('shell-header', <ShellHeader />), hydrate('shell-trail', <ShellTrail />)];
  followFooter(element('shell-footer'), scope, provide);
  const overlays = createRoot(element('shell-overlays'), { identifierPrefix: 'shell-overlays' });
  startTransition(() => overlays.render(provide(<ShellOverlays />)));
  await Promise.all(frame);
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The document lacks #${id}`);
  return found;
}
