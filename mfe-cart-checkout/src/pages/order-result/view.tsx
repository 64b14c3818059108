import { $sessionStatus } from '@vitrava/shared-kit/bus/session';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { combine, createEffect, sample } from 'effector';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { cartNeeded, cartOvertaken, cartReloadRequested } from '../../domain/cart/index.ts';
import { $checkout, checkoutFinished, checkoutNeeded } from '../../domain/checkout/index.ts';
import { findOrdersFx } from '../../domain/orders/index.ts';
import { leftWithNeeded, StillInCart } from '../../features/checkout-frame/index.ts';
import { isFocusLost } from '../../ui/lost-focus/index.ts';
import { Details } from './details.tsx';
import { OrderResultGate } from './gate.ts';
import { Message } from './message.tsx';
import { $order, $state } from './model.ts';
import { $isCanceling, $isCancelRequested, cancelConfirmed, cancelDismissed } from './payment.ts';
import styles from './view.module.css';

/*
 * A shopper who opens an order during an open checkout may be looking at its result: were the checkout left open, the
 * next one would find this very order instead of placing another.
 */

const $leftover = combine(OrderResultGate.status, $sessionStatus, $checkout, (isOpen, session, { intent }) => {
  return isOpen && session === 'authenticated' ? (intent?.key ?? null) : null;
});

const settleFx = createEffect(async (key: string) => (await findOrdersFx(key)).results.length > 0);

// What the order has not taken is named beside it.
sample({ clock: OrderResultGate.open, fn: () => undefined, target: [checkoutNeeded, cartNeeded, leftWithNeeded] });
sample({ clock: $leftover, filter: (key): key is string => key !== null, target: settleFx });
sample({ clock: settleFx.doneData, filter: Boolean, fn: () => undefined, target: [checkoutFinished, cartOvertaken, cartReloadRequested] });

export function OrderResultView(): ReactElement {
  useGate(OrderResultGate);
  const title = useRef<HTMLHeadingElement>(null);
  const { state, order } = useUnit({ state: $state, order: $order });
  return (
    <Container>
      <div className={styles['root']} data-state={state} aria-busy={state === 'loading' || undefined}>
        <Message titleRef={title} />
        {state === 'loading' && <ResultSkeleton />}
        {order && state !== 'guest' && <StillInCart number={order.number} />}
        {order && state !== 'guest' && <Details order={order} />}
      </div>
      {order && <CancelDialog onFocusLost={() => title.current?.focus({ preventScroll: true })} />}
    </Container>
  );
}

function ResultSkeleton(): ReactElement {
  return (
    <div className={styles['details']} aria-hidden="true">
      <div className={styles['part']}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={4} />
      </div>
      <div className={styles['part']}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={4} />
      </div>
    </div>
  );
}

interface Props {
  /** It is closed, and the button that opened it is gone. */
  readonly onFocusLost: () => void;
}

function CancelDialog({ onFocusLost }: Props): ReactElement {
  const { t } = useTranslation();
  const { order, isRequested, isCanceling, confirm, dismiss } = useUnit({
    order: $order,
    isRequested: $isCancelRequested,
    isCanceling: $isCanceling,
    confirm: cancelConfirmed,
    dismiss: cancelDismissed,
  });
  return (
    <Dialog
      open={isRequested}
      onClose={() => dismiss()}
      onClosed={() => isFocusLost() && onFocusLost()}
      title={t('checkout.result.cancelTitle', { number: order?.number ?? '' })}
      closeLabel={t('checkout.result.cancelClose')}
      cancelLabel={t('checkout.result.cancelKeep')}
      confirm={{ label: t('checkout.result.cancelConfirm'), onConfirm: () => confirm(), loading: isCanceling, variant: 'danger' }}
    >
      <p>{t(order?.payment.status === 'paid' ? 'checkout.result.cancelPaidText' : 'checkout.result.cancelText')}</p>
    </Dialog>
  );
}
