import type { ReactElement } from 'react';
import styles from './view.module.css';

export interface SumRow {
  readonly name: string;
  readonly value: string;
  readonly tone?: 'discount' | 'good';
}

interface Props {
  readonly rows: readonly SumRow[];
  readonly total: SumRow;
}

/** What it comes to: parts, then the whole. Texts are formatted. */
export function SumList({ rows, total }: Props): ReactElement {
  return (
    <dl className={styles['root']}>
      {rows.map(({ name, value, tone }) => (
        <div key={name} className={styles['row']} data-tone={tone}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      <div className={styles['total']}>
        <dt>{total.name}</dt>
        <dd>{total.value}</dd>
      </div>
    </dl>
  );
}
