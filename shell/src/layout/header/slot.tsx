import { type ReactElement, useCallback, useState } from 'react';
import styles from './view.module.css';

/**
 * A place on every page for a fragment of a remote, which the server writes into it: React leaves alone what is there. When the markup around it was
 * changed before hydration, React draws the header anew with an empty slot, and the fragment moves into the new one with all that was done to it.
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
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set here, which is how React knows that the inside is not its own.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** A place for what the page itself has to show in the header of a checkout: `HeaderPart` of the kit draws it there. */
export function PagePart(): ReactElement {
  return (
    <div
      className={styles['pagePart']}
      data-page-part=""
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set here, which is how React knows that the inside is not its own.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** In the browser what the slot holds before React draws it; on the server nothing. */
function servedFragment(): readonly Element[] {
  return typeof document === 'undefined' ? [] : [...document.querySelectorAll('[data-slot="header"] > *')];
}
