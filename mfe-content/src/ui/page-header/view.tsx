import { type Breadcrumb, Breadcrumbs } from '@vitrava/shared-kit/ui/breadcrumbs';
import type { ReactElement, ReactNode } from 'react';
import styles from './view.module.css';

export interface PageHeaderProps {
  readonly title: string;
  /** A sentence or two under the title. */
  readonly lead?: ReactNode;
  /** The way here, and the name of its landmark. */
  readonly trail?: { readonly label: string; readonly items: readonly Breadcrumb[] };
}

/** How a content page begins. */
export function PageHeader({ title, lead, trail }: PageHeaderProps): ReactElement {
  return (
    <header className={styles['root']}>
      {trail && <Breadcrumbs label={trail.label} items={trail.items} />}
      <h1>{title}</h1>
      {lead !== undefined && <p className={styles['lead']}>{lead}</p>}
    </header>
  );
}
