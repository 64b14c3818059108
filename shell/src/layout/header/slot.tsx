import type { ReactElement } from 'react';
import styles from './view.module.css';

/** A place on every page for a fragment of a remote, which the server writes into it: React leaves alone what is there. */
export function HeaderSlot(): ReactElement {
  return (
    <div
      className={styles['slot']}
      data-slot="header"
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: nothing is set here, which is how React knows that the inside is not its own.
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}
