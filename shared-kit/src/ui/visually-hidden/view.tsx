import type { ReactNode } from 'react';
import styles from './view.module.css';

interface VisuallyHiddenProps {
  readonly children: ReactNode;
  /** A polite live region: changes of the text are announced. */
  readonly live?: boolean;
}

/** Words for screen readers only. */
export function VisuallyHidden({ children, live }: VisuallyHiddenProps) {
  return (
    <span className={styles['root']} role={live ? 'status' : undefined}>
      {children}
    </span>
  );
}

interface SkipLinkProps {
  /** `#main`. */
  readonly href: string;
  readonly children: ReactNode;
}

/** The first link of the page: unseen until it has the focus. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a className={styles['skip']} href={href}>
      {children}
    </a>
  );
}
