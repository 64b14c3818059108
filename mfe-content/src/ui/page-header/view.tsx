import type { ReactElement, ReactNode } from 'react';
import styles from './view.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** A sentence or two under the title. */
  readonly lead?: ReactNode;
}

export function PageHeader({ title, lead }: PageHeaderProps): ReactElement {
  return (
    <header className={styles['root']}>
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </header>
  );
}
