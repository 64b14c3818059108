import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDateTime, formatPhone } from '@vitrava/shared-kit/i18n/format';
import { PinIcon, ShieldIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { paymentStateOf } from '../../../domain/orders/index.ts';
import styles from '../view.module.css';

interface Props {
  readonly order: Order;
}

export function OrderFacts({ order }: Props): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  const { point, payment } = order;
  const state = paymentStateOf(order);
  const until = state.isPayable && payment.expires_at ? formatDateTime(payment.expires_at, locale) : '';
  return (
    <dl className={styles['facts']}>
      <div className={styles['fact']}>
        <dt className={styles['term']}>
          <PinIcon />
          {t('orders.point')}
        </dt>
        <dd className={styles['value']}>
          <span className={styles['strong']}>{point.name}</span>
          <span>{`${point.city}, ${point.address}`}</span>
          <span className={styles['quiet']}>{point.workschedule}</span>
          {point.phone !== '' && (
            <a className={styles['phone']} href={`tel:${point.phone}`}>
              {formatPhone(point.phone)}
            </a>
          )}
        </dd>
      </div>
      <div className={styles['fact']}>
        <dt className={styles['term']}>
          <ShieldIcon />
          {t('orders.payment.label')}
        </dt>
        <dd className={styles['value']}>
          <span className={styles['strong']}>{t(`orders.payment.${state.name}`)}</span>
          {until !== '' && <span className={styles['quiet']}>{t('orders.payment.until', { until })}</span>}
        </dd>
      </div>
    </dl>
  );
}
