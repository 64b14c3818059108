import type { DeliveryOffer } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { TruckIcon } from '@vitrava/shared-kit/ui/icon';
import type { StoreValue } from 'effector';
import type { ReactElement } from 'react';
import { SumList, type SumRow } from '../../ui/sum-list/index.ts';
import type { $totals } from './model.ts';
import styles from './totals.module.css';

const isNothing = (decimal: string) => Number(decimal) === 0;

/** The sum from which delivery is free, and the rest up to it where the server returns it. */
function DeliveryHint({ offer: { price, free_from, left_to_free } }: { readonly offer: DeliveryOffer }): ReactElement | null {
  const { t } = useTranslation();
  if (free_from === null) return null;
  const isFree = isNothing(price);
  const left = left_to_free && !isNothing(left_to_free) ? left_to_free : null;
  return (
    <p className={styles['delivery']} data-free={isFree || undefined}>
      <TruckIcon size="small" />
      <span>
        {isFree
          ? t('cart.summary.isFree', { sum: formatMoney(free_from) })
          : left !== null
            ? t('cart.summary.toFree', { left: formatMoney(left), sum: formatMoney(free_from) })
            : t('cart.summary.freeFrom', { sum: formatMoney(free_from) })}
      </span>
    </p>
  );
}

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
