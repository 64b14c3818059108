import type { ReactElement } from 'react';
import { Announcer } from './announcer/index.ts';
import { CookieNotice } from './cookie-notice/index.ts';
import { NavigationProgress } from './navigation-progress/index.ts';
import { OfflineBanner } from './offline-banner/index.ts';
import { PopupOutlet } from './popups/index.ts';
import './preloader/model.ts';

/** The layers over the page; drawn by the browser alone. */
export function ShellOverlays(): ReactElement {
  return (
    <>
      <NavigationProgress />
      <OfflineBanner />
      <CookieNotice />
      <PopupOutlet />
      <Announcer />
    </>
  );
}
