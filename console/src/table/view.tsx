import type { ReactNode } from 'react';
import styles from './view.module.css';

/** A row: its first cell is its heading. */
export interface TableRow {
  readonly id: string;
  readonly cells: readonly ReactNode[];
}

export interface DataTableProps {
  /** What the table is about, for those who do not see it. */
  readonly caption: string;
  readonly columns: readonly string[];
  readonly rows: readonly TableRow[];
}

/** A table that becomes a list of cards where the screen is narrow: each cell then contains its column. */
export function DataTable({ caption, columns, rows }: DataTableProps) {
  return (
    <table className={styles['root']}>
      <caption className={styles['caption']}>{caption}</caption>
      <thead className={styles['head']}>
        <tr>
          {columns.map((name) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, cells: [first, ...others] }) => (
          <tr key={id} className={styles['row']}>
            <th scope="row" className={styles['first']}>
              {first}
            </th>
            {others.map((cell, index) => (
              <td key={columns[index + 1]} className={styles['cell']} data-empty={cell === '' || cell === null || undefined}>
                <span className={styles['name']} aria-hidden="true">
                  {columns[index + 1]}
                </span>
                <span className={styles['value']}>{cell}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
