import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import type { ReactElement } from 'react';
import { SumList, type SumRow } from '../sum-list/index.ts';

interface Props {
  /** Pieces. */
  readonly count: number;
  readonly goods: string;
  readonly goodsBefore: string;
  readonly discount: string;
  /** Null when it is not known: then the total is without it. */
  readonly delivery: string | null;
  readonly total: string;
  readonly showsDiscount: boolean;
}

/** Product count, discount, delivery, total: all as the server gives them. */
export function OrderSums({ count, goods, goodsBefore, discount, delivery, total, showsDiscount }: Props): ReactElement {
  const { t } = useTranslation();
  const isFree = delivery !== null && Number(delivery) === 0;
  const rows: SumRow[] = [
    { name: t('checkout.sums.goods', { count }), value: formatMoney(showsDiscount ? goodsBefore : goods) },
    ...(showsDiscount
      ? [{ name: t('checkout.sums.discount'), value: t('checkout.sums.minus', { sum: formatMoney(discount) }), tone: 'discount' as const }]
      : []),
    {
      name: t('checkout.sums.delivery'),
      value: delivery === null ? t('checkout.sums.unknown') : isFree ? t('checkout.sums.free') : formatMoney(delivery),
      ...(isFree && { tone: 'good' as const }),
    },
  ];
  return (
    <SumList
      rows={rows}
      total={{ name: t(delivery === null ? 'checkout.sums.totalWithoutDelivery' : 'checkout.sums.total'), value: formatMoney(total) }}
    />
  );
}
