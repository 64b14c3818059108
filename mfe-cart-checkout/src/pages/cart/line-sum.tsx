import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDiscount, formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Badge } from '@vitrava/shared-kit/ui/badge';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './line-view.module.css';
import { $showsDiscounts } from './model.ts';
import type { LineRow } from './rows.ts';

/** What the line costs, in the server's words. While they are about another amount they step back; when they stay away, a dash. */
export function LineSum({ row: { priced, isBusy, isCurrent } }: { readonly row: LineRow }): ReactElement {
  const { t } = useTranslation();
  const { showsDiscounts } = useUnit({ showsDiscounts: $showsDiscounts });
  if (!isBusy && !isCurrent) return <p className={styles['unknown']}>{t('cart.line.notPriced')}</p>;
  if (!priced) {
    return (
      <span className={styles['bone']}>
        <Skeleton shape="title" />
      </span>
    );
  }
  const hasDiscount = showsDiscounts && priced.discount_prc > 0;
  return (
    <div className={styles['price']} data-stale={!isCurrent || undefined}>
      <p className={styles['toPay']}>
        {hasDiscount && <VisuallyHidden>{t('cart.line.price')} </VisuallyHidden>}
        {formatMoney(priced.total_inc_vat)}
      </p>
      {hasDiscount && (
        <p className={styles['discount']}>
          <VisuallyHidden>{t('cart.line.oldPrice')} </VisuallyHidden>
          <s>{formatMoney(priced.total_without_discount_inc_vat)}</s>
          <Badge tone="accent">{formatDiscount(priced.discount_prc)}</Badge>
        </p>
      )}
    </div>
  );
}
