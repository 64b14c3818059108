import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { TruckIcon } from '@vitrava/shared-kit/ui/icon';
import type { StoreValue } from 'effector';
import type { ReactElement } from 'react';
import type { $totals } from './model.ts';
import styles from './totals.module.css';

interface Props {
  readonly totals: NonNullable<StoreValue<typeof $totals>>;
}

const isFree = (price: string) => Number(price) === 0;

/** Product count, discount, delivery, total. Delivery stands beside the sum, not in it. */
export function Totals({ totals }: Props): ReactElement {
  const { t } = useTranslation();
  const { count, delivery, hasDiscount, isBusy } = totals;
  const offer = delivery[0];
  return (
    <div className={styles['root']} data-stale={isBusy || undefined}>
      <dl className={styles['list']}>
        <div className={styles['row']}>
          <dt>{t('cart.summary.goods', { count })}</dt>
          <dd>{formatMoney(hasDiscount ? totals.total_without_discount_inc_vat : totals.total_inc_vat)}</dd>
        </div>
        {hasDiscount && (
          <div className={styles['row']} data-tone="discount">
            <dt>{t('cart.summary.discount')}</dt>
            <dd>{t('cart.summary.minus', { sum: formatMoney(totals.total_discount_inc_vat) })}</dd>
          </div>
        )}
        {delivery.map(({ code, name, price }) => (
          <div key={code} className={styles['row']}>
            <dt>{t('cart.summary.delivery', { name })}</dt>
            <dd>{isFree(price) ? t('cart.summary.free') : formatMoney(price)}</dd>
          </div>
        ))}
        <div className={styles['total']}>
          <dt>{t(offer && !isFree(offer.price) ? 'cart.summary.totalWithoutDelivery' : 'cart.summary.total')}</dt>
          <dd>{formatMoney(totals.total_inc_vat)}</dd>
        </div>
      </dl>
      {offer?.free_from && (
        <p className={styles['delivery']} data-free={isFree(offer.price) || undefined}>
          <TruckIcon size="small" />
          {t(isFree(offer.price) ? 'cart.summary.isFree' : 'cart.summary.freeFrom', { sum: formatMoney(offer.free_from) })}
        </p>
      )}
    </div>
  );
}
