import type { ReactElement, ReactNode } from 'react';
import styles from './view.module.css';

/** A changed thing: its name, a link where it has a page, and a description. */
export interface ChangedLine {
  readonly id: number | string;
  readonly name: string;
  readonly href?: string;
  readonly words: ReactNode;
}

interface Props {
  readonly lines: readonly ChangedLine[];
}

export function ChangeList({ lines }: Props): ReactElement {
  return (
    <ul className={styles['root']}>
      {lines.map(({ id, name, href, words }) => (
        <li key={id} className={styles['line']}>
          {href === undefined ? (
            <span className={styles['name']}>{name}</span>
          ) : (
            <a className={styles['name']} href={href}>
              {name}
            </a>
          )}
          <span>{words}</span>
        </li>
      ))}
    </ul>
  );
}
