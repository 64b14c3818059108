import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { cartPath } from '../../paths.ts';
import { OrderSums } from '../../ui/order-sums/index.ts';
import { deliveryOf, totalOf } from './cart.ts';
import { $orderCart, $showsDiscounts } from './model.ts';
import styles from './view.module.css';

/** What is being bought comes to this; beside the step on wide screens, below it on narrow ones. */
export function Summary({ action }: { readonly action: ReactNode }): ReactElement | null {
  const { t } = useTranslation();
  const { cart, showsDiscount, locale } = useUnit({ cart: $orderCart, showsDiscount: $showsDiscounts, locale: $locale });
  if (!cart) return null;
  const { totals } = cart;
  return (
    <section className={styles['summary']} aria-labelledby="checkout-summary">
      <div className={styles['head']}>
        <h2 className={styles['summaryTitle']} id="checkout-summary">
          {t('checkout.summary')}
        </h2>
        <a className={styles['edit']} href={localizePath(cartPath, locale)}>
          {t('checkout.editCart')}
        </a>
      </div>
      <OrderSums
        count={totals.count}
        goods={totals.total_inc_vat}
        goodsBefore={totals.total_without_discount_inc_vat}
        discount={totals.total_discount_inc_vat}
        delivery={deliveryOf(cart)?.price ?? null}
        total={totalOf(cart)}
        showsDiscount={showsDiscount}
      />
      {action}
    </section>
  );
}
