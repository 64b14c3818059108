import { type ReactElement, useCallback, useState } from 'react';
import { SlotFragment } from '../slot-fragment/index.ts';
import styles from './view.module.css';

/**
 * A place on every page for a fragment of a remote, which the composition server writes into it: React does not touch
 * its content. When the markup around it was changed before hydration, React draws the header again with an empty
 * fragment, which the one of the document replaces with its state.
 */
export function HeaderSlot(): ReactElement {
  const [served] = useState(() => servedElement('[data-slot="header"] > *'));
  const keepFragment = useCallback(
    (slot: HTMLElement | null) => {
      if (slot && served && !slot.contains(served)) slot.replaceChildren(served);
    },
    [served],
  );
  return (
    <div ref={keepFragment} className={styles['slot']} data-slot="header">
      <SlotFragment place="header" />
    </div>
  );
}

/**
 * A place for the page's own part of the header of a checkout: `HeaderPart` of the kit draws it into the inner element.
 * When React draws the header again, that element with its content moves into the new one.
 */
export function PagePart(): ReactElement {
  const [served] = useState(() => servedElement('#shell-header [data-page-part]'));
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

/** In the browser an element of the document before React draws it; on the server nothing. */
function servedElement(selector: string): Element | null {
  return typeof document === 'undefined' ? null : document.querySelector(selector);
}
