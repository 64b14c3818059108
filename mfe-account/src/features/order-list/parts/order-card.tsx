import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDate, formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Badge, type BadgeProps } from '@vitrava/shared-kit/ui/badge';
import { Disclosure } from '@vitrava/shared-kit/ui/disclosure';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { orderAnchor } from '../anchor.ts';
import { $orderError } from '../paying.ts';
import styles from '../view.module.css';
import { OrderActions } from './order-actions.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderLines } from './order-lines.tsx';

const TONES: Readonly<Record<Order['status'], NonNullable<BadgeProps['tone']>>> = {
  waiting: 'warning',
  opened: 'calm',
  issued: 'success',
  canceled: 'danger',
  closed: 'calm',
};

interface Props {
  readonly order: Order;
}

export function OrderCard({ order }: Props): ReactElement {
  const { t } = useTranslation();
  const { locale, orderError } = useUnit({ locale: $locale, orderError: $orderError });
  const titleId = orderAnchor(order.number);
  return (
    <li className={styles['card']} aria-labelledby={titleId}>
      <div className={styles['cardHead']}>
        <h2 id={titleId} className={styles['number']} tabIndex={-1}>
          {t('orders.number', { number: order.number })}
        </h2>
        <p className={styles['total']}>{formatMoney(order.total_amount)}</p>
        <p className={styles['placed']}>
          {t('orders.placed', { date: formatDate(order.date, locale), goods: t('orders.goods', { count: order.count }) })}
        </p>
        <p className={styles['status']}>
          <Badge tone={TONES[order.status]}>{t(`orders.status.${order.status}`)}</Badge>
        </p>
      </div>
      <OrderFacts order={order} />
      <div className={styles['contents']}>
        <Disclosure summary={t('orders.contents')}>
          <OrderLines order={order} />
        </Disclosure>
      </div>
      {orderError?.number === order.number && (
        <Failure size="line" title={t(`${orderError.text}.title`)} text={t(`${orderError.text}.text`)} />
      )}
      <OrderActions order={order} />
    </li>
  );
}
