import type { ReactElement, ReactNode } from 'react';
import styles from './view.module.css';

interface Props {
  readonly title: string;
  readonly children: ReactNode;
}

export function Column({ title, children }: Props): ReactElement {
  return (
    <section className={styles['column']}>
      <h2 className={styles['title']}>{title}</h2>
      <ul className={styles['list']}>{children}</ul>
    </section>
  );
}
