import type { ReactNode } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import styles from './view.module.css';

/** Props of `Disclosure`. */
export interface DisclosureProps {
  readonly summary: ReactNode;
  readonly children: ReactNode;
  /** Open at first. */
  readonly open?: boolean;
  /** Disclosures of one name open one at a time. */
  readonly name?: string;
  /** The summary as a heading of this level. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Anchor, for links to a question. */
  readonly id?: string;
}

/** Opens and closes by the browser's own means, so it works without scripts and is found by the page search. */
export function Disclosure({ summary, children, open = false, name, headingLevel, id }: DisclosureProps) {
  const Heading = headingLevel === undefined ? 'span' : (`h${headingLevel}` as const);
  return (
    <details className={styles['root']} open={open} id={id} {...(name !== undefined && { name })}>
      <summary className={styles['summary']}>
        <Heading className={styles['heading']}>{summary}</Heading>
        <ChevronDownIcon />
      </summary>
      <div className={styles['content']}>{children}</div>
    </details>
  );
}
