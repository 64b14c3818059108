import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import styles from './view.module.css';

interface Props {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** The summary as a heading of this level. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Anchor, for links to a question. */
  readonly id?: string;
}

/** Opens and closes by the browser's own means, so it works without scripts and is found by the page search. */
export function Disclosure({ summary, children, headingLevel, id }: Props) {
  const Heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <details className={styles['root']} id={id}>
      <summary className={styles['summary']}>
        <Heading className={styles['heading']}>{summary}</Heading>
        <ChevronDownIcon />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
