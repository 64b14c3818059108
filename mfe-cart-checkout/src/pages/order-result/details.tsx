import { $locale, $settings } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { PlaceWords } from '../../features/chosen-place/index.ts';
import { OrderLines } from '../../ui/order-lines/index.ts';
import { OrderSums } from '../../ui/order-sums/index.ts';
import styles from './view.module.css';

export function Details({ order }: { readonly order: Order }): ReactElement {
  const { t } = useTranslation();
  const { locale, showDiscounts } = useUnit({ locale: $locale, showDiscounts: $settings.map((settings) => settings.showDiscounts) });
  const hasDiscount = (line: Order['lines'][number]) => showDiscounts && line.discount_prc > 0;
  return (
    <div className={styles['details']}>
      <section className={styles['part']} aria-labelledby="order-lines">
        <h2 className={styles['partTitle']} id="order-lines">
          {t('checkout.review.lines')}
        </h2>
        <OrderLines
          label={t('checkout.review.lines')}
          labels={{ sum: t('checkout.line.sum'), oldSum: t('checkout.line.oldSum') }}
          lines={order.lines.map((line) => ({
            id: line.id,
            name: line.name,
            href: localizePath(`/product/${line.product}`, locale),
            photo: pictureSource(line.photo),
            amount: t('checkout.line.amount', { count: line.amount }),
            sum: formatMoney(line.total_inc_vat),
            ...(hasDiscount(line) && { oldSum: formatMoney(line.total_without_discount_inc_vat) }),
          }))}
        />
      </section>
      <div className={styles['side']}>
        <section className={styles['part']} aria-labelledby="order-place">
          <h2 className={styles['partTitle']} id="order-place">
            {t('checkout.review.place')}
          </h2>
          <div className={styles['partWords']}>
            <p className={styles['strong']}>{order.point.name}</p>
            <PlaceWords point={order.point} />
          </div>
        </section>
        <section className={styles['part']} aria-labelledby="order-payment">
          <h2 className={styles['partTitle']} id="order-payment">
            {t('checkout.review.payment')}
          </h2>
          <p className={styles['partWords']}>
            <span>{t(`checkout.method.${order.payment.method}.title`)}</span>
            {' — '}
            <span>{t(`checkout.paymentStatus.${order.payment.status}`)}</span>
          </p>
          <OrderSums
            count={order.count}
            goods={order.total_inc_vat}
            goodsBefore={order.total_without_discount_inc_vat}
            discount={order.total_discount_inc_vat}
            delivery={order.delivery_price}
            total={order.total_amount}
            showsDiscount={order.lines.some(hasDiscount)}
          />
        </section>
      </div>
    </div>
  );
}
