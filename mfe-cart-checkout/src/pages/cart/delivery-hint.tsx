import type { DeliveryOffer } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { TruckIcon } from '@vitrava/shared-kit/ui/icon';
import type { ReactElement } from 'react';
import styles from './totals.module.css';

const isNothing = (decimal: string) => Number(decimal) === 0;

/** The sum from which delivery is free, and the rest up to it where the server returns it. */
export function DeliveryHint({ offer: { price, free_from, left_to_free } }: { readonly offer: DeliveryOffer }): ReactElement | null {
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
