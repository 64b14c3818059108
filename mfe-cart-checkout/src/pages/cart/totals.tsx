import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import type { StoreValue } from 'effector';
import type { ReactElement } from 'react';
import { SumList, type SumRow } from '../../ui/sum-list/index.ts';
import { DeliveryHint } from './delivery-hint.tsx';
import type { $totals } from './model.ts';
import styles from './totals.module.css';

interface Props {
  readonly totals: NonNullable<StoreValue<typeof $totals>>;
}

const isFree = (price: string) => Number(price) === 0;

/** Product count, discount, delivery, total. With one way of delivery the total includes it; among several the choice is still to come. */
export function Totals({ totals }: Props): ReactElement {
  const { t } = useTranslation();
  const { count, hasDiscount, isBusy } = totals;
  const delivery = totals.delivery ?? [];
  const [offer, ...others] = delivery;
  const isWhole = offer !== undefined && others.length === 0;
  const rows: SumRow[] = [
    {
      name: t('cart.summary.goods', { count }),
      value: formatMoney(hasDiscount ? totals.total_without_discount_inc_vat : totals.total_inc_vat),
    },
    ...(hasDiscount
      ? [
          {
            name: t('cart.summary.discount'),
            value: t('cart.summary.minus', { sum: formatMoney(totals.total_discount_inc_vat) }),
            tone: 'discount' as const,
          },
        ]
      : []),
    ...delivery.map(({ name, price }) => ({
      name: t('cart.summary.delivery', { name }),
      value: isFree(price) ? t('cart.summary.free') : formatMoney(price),
    })),
    // Not free: the price is unknown.
    ...(offer ? [] : [{ name: t('checkout.sums.delivery'), value: t('checkout.sums.unknown') }]),
  ];
  const total = {
    name: t(isWhole ? 'cart.summary.total' : 'cart.summary.totalWithoutDelivery'),
    value: formatMoney(isWhole ? offer.total_amount : totals.total_inc_vat),
  };
  return (
    <div className={styles['root']} data-stale={isBusy || undefined}>
      <SumList rows={rows} total={total} />
      {offer && <DeliveryHint offer={offer} />}
    </div>
  );
}
