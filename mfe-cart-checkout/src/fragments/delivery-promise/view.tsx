import { $locale } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDate, formatMoney } from '@vitrava/shared-kit/i18n/format';
import type { EmbeddedProps } from '@vitrava/shared-kit/mount/embedded';
import { TruckIcon } from '@vitrava/shared-kit/ui/icon';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { DeliveryPromiseInput } from '../../contracts.ts';
import { $choice, cityChosen, type DeliveryPromise, PromiseGate } from './model.ts';
import styles from './view.module.css';

/** The city, the earliest day and the price of delivery. */
export function DeliveryPromiseView({ input, data }: EmbeddedProps<DeliveryPromiseInput, DeliveryPromise | null>): ReactElement | null {
  const { t } = useTranslation();
  useGate(PromiseGate, { product: input.product, city: input.city ? null : (data?.city ?? null) });
  const { locale, made, choose } = useUnit({ locale: $locale, made: $choice, choose: cityChosen });
  const choice = made?.product === input.product ? made : null;
  const promise = choice?.promise === undefined ? data : choice.promise;
  if (promise === null) return null;
  const { cities, from, price, freeFrom } = promise;
  const isPending = choice?.state === 'loading';
  const city = isPending ? choice.city : promise.city;
  const isFree = Number(price) === 0;
  return (
    <div className={styles['root']} aria-busy={isPending}>
      <TruckIcon />
      <div>
        <div className={styles['pickup']}>
          <span>{t('promise.pickup')}</span>
          <select className={styles['city']} aria-label={t('promise.city')} value={city} onChange={({ target }) => choose(target.value)}>
            {cities.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
          <span aria-live="polite">{t('promise.from', { date: formatDate(from, locale, 'long') })}</span>
        </div>
        <p className={styles['price']}>
          {isFree
            ? t('promise.free')
            : t(freeFrom === null ? 'promise.price' : 'promise.priceUpTo', {
                price: formatMoney(price),
                sum: formatMoney(freeFrom ?? '0'),
              })}
        </p>
        {choice?.state === 'failed' && (
          <p className={styles['failure']} role="alert">
            {t('promise.failed')}
          </p>
        )}
      </div>
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
