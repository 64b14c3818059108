import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { orderAnchor } from '../anchor.ts';
import { $cancellation, $isCancelling, cancelConfirmed, cancelDismissed } from '../cancelling.ts';
import { $orderError } from '../paying.ts';
import styles from './cancel-dialog.module.css';

interface Props {
  /** The dialog is closed and the order canceled; the focused button is removed with its order. */
  readonly onCanceled: () => void;
}

export function CancelDialog({ onCanceled }: Props): ReactElement | null {
  const { t } = useTranslation();
  const { cancellation, orderError, isCancelling, confirm, dismiss } = useUnit({
    cancellation: $cancellation,
    orderError: $orderError,
    isCancelling: $isCancelling,
    confirm: cancelConfirmed,
    dismiss: cancelDismissed,
  });
  const { order, canceled, isRequesting, failure } = cancellation;
  if (!order) return null;

  // The button that led here may be gone, and the focus with it.
  function closed(): void {
    if (canceled) onCanceled();
    else if (orderError) document.getElementById(orderAnchor(orderError.number))?.focus();
  }

  return (
    <Dialog
      open={isRequesting}
      onClose={dismiss}
      onClosed={closed}
      title={t('orders.cancel.title')}
      closeLabel={t('orders.cancel.close')}
      cancelLabel={t('orders.cancel.keep')}
      confirm={{ label: t('orders.cancel.confirm'), variant: 'danger', loading: isCancelling, onConfirm: () => confirm() }}
    >
      <div className={styles['root']}>
        <p>{t('orders.cancel.text', { number: order.number, total: formatMoney(order.total_amount) })}</p>
        {order.payment.status === 'paid' && <p>{t('orders.cancel.refund')}</p>}
        {failure && <Failure size="line" title={t('orders.cancel.failed')} text={t(`orders.failures.${failure}`)} />}
      </div>
    </Dialog>
  );
}
