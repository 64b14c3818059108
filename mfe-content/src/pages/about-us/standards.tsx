import type { ReactElement } from 'react';
import type { ContentSection } from '../../contracts.ts';
import { splitBody } from './parts.ts';
import styles from './view.module.css';
import { Words } from './words.tsx';

/** Rules, a numbered card for each. */
export function Standards({ id, title, body }: ContentSection): ReactElement {
  const { opening, entries } = splitBody(body);
  return (
    <section id={id} className={styles['section']}>
      <div className={styles['sectionHead']}>
        <h2>{title}</h2>
        <Words blocks={opening} className={styles['lead']} />
      </div>
      <ol className={styles['standards']}>
        {entries.map(({ name, blocks }) => (
          <li key={name} className={styles['standard']}>
            <h3 className={styles['standardName']}>{name}</h3>
            <Words blocks={blocks} />
          </li>
        ))}
      </ol>
    </section>
  );
}
