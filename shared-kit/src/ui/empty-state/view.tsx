import type { ReactNode } from 'react';
import styles from './view.module.css';

interface Props {
  readonly title: string;
  readonly text?: ReactNode;
  /** A large icon of the family. */
  readonly icon?: ReactNode;
  /** The next step: a `ButtonLink` or two. There is always one. */
  readonly action: ReactNode;
  /** 1 when it is the whole page. 2 when absent. */
  readonly headingLevel?: 1 | 2 | 3;
}

/** Nothing here yet, and what to do about it. */
export function EmptyState({ title, text, icon, action, headingLevel = 2 }: Props) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles['root']}>
      {icon !== undefined && <span className={styles['icon']}>{icon}</span>}
      <Heading className={styles['title']}>{title}</Heading>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      <div className={styles['action']}>{action}</div>
    </div>
  );
}
