import type { ReactElement, ReactNode } from 'react';
import styles from './view.module.css';

export interface ContentsProps {
  readonly label: string;
  readonly sections: readonly { readonly id: string; readonly name: string }[];
  readonly children: ReactNode;
}

/** A long page with its sections listed: beside it where there is room, above it where there is not. */
export function Contents({ label, sections, children }: ContentsProps): ReactElement {
  return (
    <div className={styles['root']}>
      <nav className={styles['sections']} aria-label={label}>
        <ul className={styles['list']}>
          {sections.map(({ id, name }) => (
            <li key={id}>
              <a className={styles['link']} href={`#${id}`}>
                {name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      <div className={styles['body']}>{children}</div>
    </div>
  );
}
