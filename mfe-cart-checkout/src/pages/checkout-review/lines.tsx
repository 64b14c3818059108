import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $orderCart, $showsDiscounts, type OrderCart } from '../../features/checkout-frame/index.ts';
import { type LineFace, OrderLines } from '../../ui/order-lines/index.ts';
import styles from './view.module.css';

export const LINES_ID = 'checkout-lines';

/** What is being ordered, as the API last reported it. */
export function Lines(): ReactElement | null {
  const { t } = useTranslation();
  const { cart, showsDiscounts, locale } = useUnit({ cart: $orderCart, showsDiscounts: $showsDiscounts, locale: $locale });
  if (!cart) return null;

  const problemOf = (problem: OrderCart['lines'][number]['problem']) =>
    problem && t(`checkout.problem.${problem.reason}`, { count: problem.available });
  const lines = cart.lines.map((line): LineFace => {
    const problem = problemOf(line.problem);
    const hasDiscount = showsDiscounts && line.discount_prc > 0;
    return {
      id: line.product,
      name: line.item?.name ?? t('checkout.line.unknown', { id: line.product }),
      href: localizePath(`/product/${line.product}`, locale),
      photo: line.item && pictureSource(line.item.photo),
      amount: t('checkout.line.amount', { count: line.amount }),
      sum: formatMoney(line.total_inc_vat),
      ...(hasDiscount && { oldSum: formatMoney(line.total_without_discount_inc_vat) }),
      ...(problem && { problem }),
    };
  });
  return (
    <section className={styles['section']} aria-labelledby={LINES_ID}>
      <h2 className={styles['title']} id={LINES_ID} tabIndex={-1}>
        {t('checkout.review.lines')}
      </h2>
      <OrderLines
        label={t('checkout.review.lines')}
        lines={lines}
        labels={{ sum: t('checkout.line.sum'), oldSum: t('checkout.line.oldSum') }}
      />
    </section>
  );
}
