import { createWatch, type Scope } from 'effector';
import type { ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { whenIdle } from '../idle/index.ts';
import { $footerFacts } from '../layout/index.ts';
import { onDemand } from './on-demand.ts';

/** What has changed is far below; the page that has changed it comes first. */
const DRAWN_WITHIN_MS = 1000;

/** The footer stays as the server's markup until its content changes, and then loads its view. */
export function followFooter(place: HTMLElement, scope: Scope, provide: (view: ReactNode) => ReactNode): void {
  const view = onDemand(() => import(/* webpackChunkName: "footer" */ '../layout/footer/index.ts'));
  let root: Root | null = null;

  const draw = async (): Promise<void> => {
    const { ShellFooter } = await view.get();
    // The keyboard focus inside stays in place.
    if (place.matches(':focus-within')) await new Promise((resolve) => place.addEventListener('focusout', resolve, { once: true }));
    if (root) return;
    root = createRoot(place);
    root.render(provide(<ShellFooter />));
  };

  createWatch({ unit: $footerFacts, scope, fn: () => void (root ?? whenIdle(() => void draw().catch(() => undefined), DRAWN_WITHIN_MS)) });
}
