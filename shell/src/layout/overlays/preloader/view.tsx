import { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from '@vitrava/shared-kit/internal/logo-fragments';
import type { ReactElement } from 'react';

/**
 * A greeting over the painted page, on the first visit only. The server draws it and the style sheet animates it, so
 * that it neither waits for the program nor delays it; without scripts it ends by itself. A key or a tap ends it, and
 * the starter records that it was shown.
 */
export function Preloader(): ReactElement {
  return (
    <div data-preloader="" aria-hidden="true">
      {LOGO_FRAGMENTS.map((path, index) => (
        <svg key={path} data-fragment={index + 1} aria-hidden="true" viewBox={LOGO_VIEW_BOX} focusable="false">
          <path d={path} />
        </svg>
      ))}
    </div>
  );
}
