import type { DeliveryOffer } from '@vitrava/shared-kit/contracts/api';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatKopecks, formatMoney } from '@vitrava/shared-kit/i18n/format';
import { TruckIcon } from '@vitrava/shared-kit/ui/icon';
import type { ReactElement } from 'react';
import styles from './totals.module.css';

interface Props {
  readonly offer: DeliveryOffer;
  /** What the goods come to. */
  readonly sum: string;
}

const kopecks = (decimal: string) => Number(decimal.replace('.', ''));

/** That delivery is free from some sum, and how much is left to it. */
export function DeliveryHint({ offer: { price, free_from }, sum }: Props): ReactElement | null {
  const { t } = useTranslation();
  if (free_from === null) return null;
  const isFree = kopecks(price) === 0;
  const left = kopecks(free_from) - kopecks(sum);
  return (
    <p className={styles['delivery']} data-free={isFree || undefined}>
      <TruckIcon size="small" />
      {isFree
        ? t('cart.summary.isFree', { sum: formatMoney(free_from) })
        : left > 0
          ? t('cart.summary.toFree', { left: formatKopecks(left), sum: formatMoney(free_from) })
          : t('cart.summary.freeFrom', { sum: formatMoney(free_from) })}
    </p>
  );
}
