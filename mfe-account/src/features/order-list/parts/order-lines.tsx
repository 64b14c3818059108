import { $locale } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Picture, pictureSource } from '@vitrava/shared-kit/ui/picture';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './order-lines.module.css';

interface Props {
  readonly order: Order;
}

/** What was bought, as it was sold, and what the whole comes to. */
export function OrderLines({ order }: Props): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  const sums = [
    { name: 'goods', sum: formatMoney(order.total_inc_vat) },
    { name: 'delivery', sum: Number(order.delivery_price) === 0 ? t('orders.sums.free') : formatMoney(order.delivery_price) },
    { name: 'total', sum: formatMoney(order.total_amount) },
  ] as const;
  return (
    <div className={styles['root']}>
      <ul className={styles['lines']}>
        {order.lines.map((line) => (
          <li key={line.id} className={styles['line']}>
            <span className={styles['photo']}>
              <Picture {...pictureSource(line.photo)} alt="" sizes="64px" fit="contain" />
            </span>
            <a className={styles['name']} href={localizePath(`/product/${line.product}`, locale)}>
              {line.name}
            </a>
            <span className={styles['amount']}>{t('orders.amount', { count: line.amount })}</span>
            <span className={styles['sum']}>{formatMoney(line.total_inc_vat)}</span>
          </li>
        ))}
      </ul>
      <dl className={styles['sums']}>
        {sums.map(({ name, sum }) => (
          <div key={name} className={styles['row']} data-name={name}>
            <dt>{t(`orders.sums.${name}`)}</dt>
            <dd className={styles['sum']}>{sum}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
