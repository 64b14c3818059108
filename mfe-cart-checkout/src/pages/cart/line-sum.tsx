import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import styles from './line-view.module.css';
import type { LineRow } from './rows.ts';

/** What the line costs, in the server's words. While they are about another amount they step back; when they stay away, a dash. */
export function LineSum({ row: { priced, isBusy, isCurrent, hasDiscount } }: { readonly row: LineRow }): ReactElement {
  const { t } = useTranslation();
  if (!isBusy && !isCurrent) return <p className={styles['unknown']}>{t('cart.line.notPriced')}</p>;
  if (!priced) {
    return (
      <span className={styles['placeholder']}>
        <Skeleton shape="title" />
      </span>
    );
  }
  return (
    <div className={styles['price']} data-stale={!isCurrent || undefined}>
      <p className={styles['toPay']}>
        {hasDiscount && <VisuallyHidden>{t('cart.line.price')} </VisuallyHidden>}
        <span>{formatMoney(priced.total_inc_vat)}</span>
      </p>
      {hasDiscount && (
        <p className={styles['old']}>
          <VisuallyHidden>{t('cart.line.oldPrice')} </VisuallyHidden>
          <s>{formatMoney(priced.total_without_discount_inc_vat)}</s>
        </p>
      )}
    </div>
  );
}
