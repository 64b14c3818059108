import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './view.module.css';

interface Props {
  /** Formatted, `1 290 ₽`. */
  readonly price: string;
  /** Before the discount; struck through. */
  readonly oldPrice?: string;
  /** `−15 %`. */
  readonly discount?: string;
  /** Price of a unit, `12.50 ₽ за таблетку`. */
  readonly unit?: string;
  /** Announced before the two prices, since a strike is only visible. */
  readonly labels?: { readonly price: string; readonly oldPrice: string };
  readonly size?: 'small' | 'normal' | 'large';
}

/** What it costs: the price first to the eye, the rest quiet beside it. */
export function Price({ price, oldPrice, discount, unit, labels, size = 'normal' }: Props) {
  return (
    <div className={styles['root']} data-size={size} data-discounted={oldPrice !== undefined || undefined}>
      <span className={styles['price']}>
        {labels && oldPrice !== undefined && <VisuallyHidden>{`${labels.price} `}</VisuallyHidden>}
        <span>{price}</span>
      </span>
      {oldPrice !== undefined && (
        <s className={styles['old']}>
          {labels && <VisuallyHidden>{`${labels.oldPrice} `}</VisuallyHidden>}
          <span>{oldPrice}</span>
        </s>
      )}
      {discount !== undefined && <span className={styles['discount']}>{discount}</span>}
      {unit !== undefined && <span className={styles['unit']}>{unit}</span>}
    </div>
  );
}
