import { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from '@vitrava/shared-kit/internal/logo-fragments';
import type { ReactElement } from 'react';

/** A greeting on the first visit, by server and style sheet. A key or tap ends it; the starter records it. */
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
