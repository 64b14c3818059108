import { Children, type ReactNode } from 'react';
import styles from './view.module.css';

interface Props {
  /** One card per child; each becomes an item of the list. */
  readonly children: ReactNode;
  /** Names the list for screen readers. */
  readonly label?: string;
  /** Old results stay, dimmed, while new ones are on their way. */
  readonly pending?: boolean;
  /** How many columns at most where there is room; 5 by default. Four make whole rows of eight cards. */
  readonly columns?: 4 | 5;
  /** All in one row that scrolls, the next card peeking in. */
  readonly isRow?: boolean;
}

/** Cards in two to five columns, by the room they have and not by the window; cards of a row are equally high. */
export function CardGrid({ children, label, pending, columns = 5, isRow = false }: Props) {
  return (
    <div
      className={styles['root']}
      data-pending={pending || undefined}
      aria-busy={pending || undefined}
      data-columns={columns}
      data-row={isRow || undefined}
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the list role of unstyled lists */}
      <ul className={styles['list']} role="list" aria-label={label}>
        {Children.map(
          children,
          (child) => child !== null && child !== undefined && child !== false && <li className={styles['item']}>{child}</li>,
        )}
      </ul>
    </div>
  );
}
