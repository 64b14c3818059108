import './console.css';
import { fork, scopeBind } from 'effector';
import { Provider, useUnit } from 'effector-react';
import { hydrateRoot } from 'react-dom/client';
import { $isStale, $view, refreshRequested } from '../live-page/index.ts';
import type { ConsolePage } from '../page/index.ts';
import { ConsoleApp } from './app.tsx';

/** How often an open page requests again; the server caches a reading for as long. */
const REFRESH_MS = 10_000;

const { locale, view } = JSON.parse(document.getElementById('console-page')?.textContent ?? '') as ConsolePage;
const scope = fork({ values: [[$view, view]] });

function LivePage() {
  const state = useUnit({ view: $view, isStale: $isStale });
  return <ConsoleApp locale={locale} {...state} />;
}

hydrateRoot(
  document.getElementById('console') as HTMLElement,
  <Provider value={scope}>
    <LivePage />
  </Provider>,
);
const refresh = scopeBind(refreshRequested, { scope });
setInterval(() => {
  if (document.visibilityState === 'visible') refresh();
}, REFRESH_MS);
