import { type ReactElement, useCallback, useState } from 'react';
import { SlotFragment } from '../slot-fragment/index.ts';
import styles from './view.module.css';

/** A place for a remote's fragment, filled by the server; after changes before hydration, with the document's state. */
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

/** A place for the page's part of the checkout's header, drawn by the kit's `HeaderPart`; it moves along. */
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
