import type { ReactNode } from 'react';
import styles from './view.module.css';

interface Props {
  readonly children: ReactNode;
  /** `page` 1320 px, `prose` 720 px for reading, `form` 480 px. Page when absent. */
  readonly width?: 'page' | 'prose' | 'form';
}

/** Keeps content within the page and off its edges. */
export function Container({ children, width = 'page' }: Props) {
  return (
    <div className={styles['root']} data-width={width}>
      {children}
    </div>
  );
}
