import type { ReactElement } from 'react';
import styles from './view.module.css';

export interface SortLinksProps {
  readonly label: string;
  readonly items: readonly { readonly name: string; readonly href: string; readonly isCurrent: boolean }[];
}

/** Orders of a list side by side, each with its address; following one keeps the place on the page. */
export function SortLinks({ label, items }: SortLinksProps): ReactElement {
  return (
    <nav className={styles['root']} aria-label={label}>
      {items.map(({ name, href, isCurrent }) => (
        <a
          key={href}
          className={styles['link']}
          href={href}
          data-scroll="keep"
          aria-current={isCurrent ? 'true' : undefined}
          rel="nofollow"
        >
          {name}
        </a>
      ))}
    </nav>
  );
}
