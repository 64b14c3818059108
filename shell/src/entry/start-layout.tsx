import { allSettled } from 'effector';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { layoutStarted, type MountFragment, ShellFooter, ShellHeader, ShellOverlays, ShellProviders, ShellTrail } from '../layout/index.ts';
import type { Surroundings } from './shell-views.tsx';

/** Hydrates header and footer over the server's markup and starts the overlays: preloader, notices, popups. */
export function startLayout({ scope, i18n }: Surroundings): void {
  if (innerWidth > document.documentElement.clientWidth) document.documentElement.dataset['scrollbar'] = 'roomy';
  // Comes with the looks of popups, in one file: most visits open none.
  const mountFragment: MountFragment = async (place) => {
    const fragments = await import(/* webpackChunkName: "popups" */ '../composition/fragments/index.ts');
    return fragments.mountFragment(scope, place);
  };
  void allSettled(layoutStarted, { scope, params: { mountFragment } });
  const provide = (view: React.ReactNode) => (
    <ShellProviders scope={scope} i18n={i18n}>
      {view}
    </ShellProviders>
  );
  // At once: what the browser learns next (a session that has ended) must not be there before the server's markup is taken over.
  flushSync(() => {
    hydrateRoot(element('shell-header'), provide(<ShellHeader />), { identifierPrefix: 'shell-header' });
    hydrateRoot(element('shell-trail'), provide(<ShellTrail />), { identifierPrefix: 'shell-trail' });
    hydrateRoot(element('shell-footer'), provide(<ShellFooter />), { identifierPrefix: 'shell-footer' });
  });
  createRoot(element('shell-overlays'), { identifierPrefix: 'shell-overlays' }).render(provide(<ShellOverlays />));
}

function element(id: string): HTMLElement {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The document lacks #${id}`);
  return found;
}
