import type { ReactNode } from 'react';
import styles from './gallery.module.css';

interface CaseProps {
  /** The state that is shown, in the words of the code. */
  readonly name: string;
  readonly children: ReactNode;
  /** `line` for parts that take the whole width, `narrow` for a phone's. As wide as it needs when absent. */
  readonly width?: 'line' | 'narrow';
}

/** One state of a part, with its name above it. */
export function Case({ name, children, width }: CaseProps) {
  return (
    <div className={styles['case']} data-width={width}>
      <p className={styles['caption']}>{name}</p>
      {children}
    </div>
  );
}

/** States side by side. */
export function Row({ children }: { readonly children: ReactNode }) {
  return <div className={styles['row']}>{children}</div>;
}

/** Things beside each other within one state. */
export function Line({ children }: { readonly children: ReactNode }) {
  return <div className={styles['line']}>{children}</div>;
}
