import { type ReactElement, useCallback, useState } from 'react';
import styles from './view.module.css';

/**
 * A place on every page for a fragment of a remote, which the server writes into it: React does not touch its content.
 * When the markup around it was changed before hydration, React draws the header again with an empty slot, and the
 * fragment moves into the new one with its state.
 */
export function HeaderSlot(): ReactElement {
  const [served] = useState(servedFragment);
  const keepFragment = useCallback(
    (slot: HTMLElement | null) => {
      if (slot && !slot.hasChildNodes()) slot.append(...served);
    },
    [served],
  );
  return (
    <div
      ref={keepFragment}
      className={styles['slot']}
      data-slot="header"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set here, so that React does not control the inside.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/**
 * A place for the page's own part of the header of a checkout: `HeaderPart` of the kit draws it into the inner element.
 * When React draws the header again, that element with its content moves into the new one.
 */
export function PagePart(): ReactElement {
  const [served] = useState(servedPlace);
  const keepPlace = useCallback(
    (part: HTMLElement | null) => {
      if (part && served && !part.contains(served)) part.replaceChildren(served);
    },
    [served],
  );
  return (
    <div ref={keepPlace} className={styles['pagePart']}>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set here, which is how React leaves alone what is in it. */}
      <div data-page-part="" suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
    </div>
  );
}

function servedPlace(): Element | null {
  return typeof document === 'undefined' ? null : document.querySelector('#shell-header [data-page-part]');
}

/** In the browser what the slot holds before React draws it; on the server nothing. */
function servedFragment(): readonly Element[] {
  return typeof document === 'undefined' ? [] : [...document.querySelectorAll('[data-slot="header"] > *')];
}
