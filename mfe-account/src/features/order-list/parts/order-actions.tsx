import { $locale, popupRequested } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { RefreshIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { paymentStateOf } from '../../../domain/orders/index.ts';
import { cancelChosen } from '../cancelling.ts';
import { $paying, paymentRequested } from '../paying.ts';
import styles from '../view.module.css';

interface Props {
  readonly order: Order;
}

/** What can be done with an order now. Each button names its order for screen readers, which read it alone. */
export function OrderActions({ order }: Props): ReactElement {
  const { t } = useTranslation();
  const { locale, paying, pay, cancel, open } = useUnit({
    locale: $locale,
    paying: $paying,
    pay: paymentRequested,
    cancel: cancelChosen,
    open: popupRequested,
  });
  const { number } = order;
  return (
    <div className={styles['actions']}>
      {paymentStateOf(order).isPayable && (
        <Button loading={paying === number} aria-label={t('orders.pay.label', { number })} onClick={() => pay(number)}>
          {t('orders.pay.action')}
        </Button>
      )}
      <ButtonLink
        variant="secondary"
        aria-label={t('orders.more.label', { number })}
        href={localizePath(`/checkout/result/${number}`, locale)}
      >
        {t('orders.more.action')}
      </ButtonLink>
      <Button
        variant="secondary"
        icon={<RefreshIcon />}
        aria-label={t('orders.repeat.label', { number })}
        onClick={() => open({ owner: 'mfe-cart-checkout', name: 'repeat-order', props: { number } })}
      >
        {t('orders.repeat.action')}
      </Button>
      {order.can_cancel && (
        <Button variant="ghost" aria-label={t('orders.cancel.label', { number })} onClick={() => cancel(order)}>
          {t('orders.cancel.action')}
        </Button>
      )}
    </div>
  );
}
