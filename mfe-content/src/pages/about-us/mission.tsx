import type { ReactElement } from 'react';
import type { ContentSection } from '../../contracts.ts';
import styles from './view.module.css';
import { Words } from './words.tsx';

/** A quote is large, the rest beneath it. */
export function Mission({ id, title, body }: ContentSection): ReactElement {
  const statements = body.flatMap((block) => (block.kind === 'quote' ? [block.text] : []));
  return (
    <section id={id} className={styles['mission']}>
      <h2 className={styles['quietTitle']}>{title}</h2>
      {statements.map((text) => (
        <p key={text} className={styles['statement']}>
          {text}
        </p>
      ))}
      <div className={styles['columns']}>
        <Words blocks={body.filter(({ kind }) => kind !== 'quote')} />
      </div>
    </section>
  );
}
