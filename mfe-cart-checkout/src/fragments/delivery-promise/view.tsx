import { $locale } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDate, formatMoney } from '@vitrava/shared-kit/i18n/format';
import type { EmbeddedProps } from '@vitrava/shared-kit/mount/embedded';
import { TruckIcon } from '@vitrava/shared-kit/ui/icon';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { DeliveryPromiseInput } from '../../contracts.ts';
import type { DeliveryPromise } from './model.ts';
import styles from './view.module.css';

/** The earliest day and the price of delivery, in two lines. */
export function DeliveryPromiseView({ data }: EmbeddedProps<DeliveryPromiseInput, DeliveryPromise | null>): ReactElement | null {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  if (data === null) return null;
  const { city, from, price, freeFrom } = data;
  const isFree = Number(price) === 0;
  return (
    <div className={styles['root']}>
      <TruckIcon />
      <p>
        <b>{t('promise.from', { city, date: formatDate(from, locale, 'long') })}</b>
        <span className={styles['price']}>
          {isFree
            ? t('promise.free')
            : t(freeFrom === null ? 'promise.price' : 'promise.priceUpTo', {
                price: formatMoney(price),
                sum: formatMoney(freeFrom ?? '0'),
              })}
        </span>
      </p>
    </div>
  );
}

/** Of the same size. */
export function DeliveryPromisePlaceholder(): ReactElement {
  return (
    <div className={styles['root']} aria-busy="true">
      <TruckIcon />
      <Skeleton lines={2} />
    </div>
  );
}
