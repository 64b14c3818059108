import type { ReactNode } from 'react';
import styles from './view.module.css';

/** Props of `Badge`. */
export interface BadgeProps {
  readonly children: ReactNode;
  /** `accent` for new and discounted goods, `calm` for kinds, the others for states (order, stock). Calm when absent. */
  readonly tone?: 'accent' | 'calm' | 'success' | 'warning' | 'danger';
}

/** A word or two about the element that it is on. */
export function Badge({ children, tone = 'calm' }: BadgeProps) {
  return (
    <span className={styles['root']} data-tone={tone}>
      {children}
    </span>
  );
}
