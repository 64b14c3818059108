import { BoxIcon } from '@vitrava/shared-kit/ui/icon';
import { Picture, type PictureSource } from '@vitrava/shared-kit/ui/picture';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement, ReactNode } from 'react';
import styles from './view.module.css';

/** A line as it is shown: all words and sums are ready. */
export interface LineFace {
  readonly id: number;
  readonly name: string;
  readonly href: string;
  readonly photo: PictureSource | null;
  /** «2 шт.» */
  readonly amount: string;
  readonly sum: string;
  /** Before the discount. */
  readonly oldSum?: string;
  /** Why it cannot be ordered. */
  readonly problem?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly lines: readonly LineFace[];
  readonly labels: { readonly sum: string; readonly oldSum: string };
}

/** What is being bought, line by line, to be read and not to be changed. */
export function OrderLines({ label, lines, labels }: Props): ReactElement {
  return (
    <ul className={styles['root']} aria-label={label}>
      {lines.map(({ id, name, href, photo, amount, sum, oldSum, problem }) => (
        <li key={id} className={styles['line']} data-problem={problem !== undefined || undefined}>
          <span className={styles['photo']}>{photo ? <Picture {...photo} alt="" sizes="72px" fit="contain" /> : <BoxIcon />}</span>
          <div className={styles['words']}>
            <a className={styles['name']} href={href}>
              {name}
            </a>
            <p className={styles['amount']}>{amount}</p>
            {problem !== undefined && <p className={styles['problem']}>{problem}</p>}
          </div>
          <div className={styles['price']}>
            <p className={styles['sum']}>
              {oldSum !== undefined && <VisuallyHidden>{`${labels.sum} `}</VisuallyHidden>}
              <span>{sum}</span>
            </p>
            {oldSum !== undefined && (
              <p className={styles['old']}>
                <VisuallyHidden>{`${labels.oldSum} `}</VisuallyHidden>
                <s>{oldSum}</s>
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
