import { $locale, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { RefreshIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $isPending, $order, reloadRequested, signInChosen } from './model.ts';
import { ORDERS_OF_ALL_DATES } from './orders-address.ts';
import { $actionFailure, $isPaying, cancelRequested, checkRequested, paymentRequested } from './payment.ts';
import styles from './view.module.css';

interface Props {
  readonly state: string;
}

/** What can be done next, the likeliest first. */
export function Actions({ state }: Props): ReactElement {
  const { t } = useTranslation();
  const { order, locale, isPending, isPaying, actionFailure, ...actions } = useUnit({
    order: $order,
    locale: $locale,
    isPending: $isPending,
    isPaying: $isPaying,
    actionFailure: $actionFailure,
    pay: paymentRequested,
    check: checkRequested,
    reload: reloadRequested,
    cancel: cancelRequested,
    signIn: signInChosen,
    open: popupRequested,
  });
  const url = order?.payment.url ?? null;
  const isChecking = state === 'checking' || state === 'late';
  const isSettled = state === 'placed' || state === 'paid' || state === 'canceled';
  return (
    <>
      {actionFailure && (
        <Failure
          size="line"
          title={t(`checkout.result.${actionFailure}Failed.title`)}
          text={t(`checkout.result.${actionFailure}Failed.text`)}
        />
      )}
      <div className={styles['actions']}>
        {(state === 'failed' || state === 'unpaid') && (
          <Button size="large" loading={isPaying} onClick={() => actions.pay()}>
            {t(state === 'failed' ? 'checkout.result.payAgain' : 'checkout.result.pay')}
          </Button>
        )}
        {state === 'leaving' && url !== null && (
          <ButtonLink href={url} data-hard="">
            {t('checkout.result.toPayment')}
          </ButtonLink>
        )}
        {state === 'late' && (
          <Button loading={isPending} onClick={() => actions.check()}>
            {t('checkout.result.check')}
          </Button>
        )}
        {isChecking && url !== null && (
          <ButtonLink variant="secondary" href={url} data-hard="">
            {t('checkout.result.toPayment')}
          </ButtonLink>
        )}
        {state === 'away' && (
          <Button loading={isPending} onClick={() => actions.reload()}>
            {t('checkout.retry')}
          </Button>
        )}
        {state === 'guest' && <Button onClick={() => actions.signIn()}>{t('checkout.guest.action')}</Button>}
        {isSettled && <ButtonLink href={localizePath('/', locale)}>{t('checkout.result.toShop')}</ButtonLink>}
        {(isSettled || isChecking) && (
          <ButtonLink variant="secondary" href={localizePath(ORDERS_OF_ALL_DATES, locale)}>
            {t('checkout.result.toOrders')}
          </ButtonLink>
        )}
        {order && isSettled && (
          <Button
            variant="secondary"
            icon={<RefreshIcon />}
            onClick={() => actions.open({ owner: 'mfe-cart-checkout', name: 'repeat-order', props: { number: order.number } })}
          >
            {t('checkout.result.repeat')}
          </Button>
        )}
        {order?.can_cancel && state !== 'checking' && state !== 'leaving' && (
          <Button variant="ghost" onClick={() => actions.cancel()}>
            {t('checkout.result.cancel')}
          </Button>
        )}
      </div>
    </>
  );
}
