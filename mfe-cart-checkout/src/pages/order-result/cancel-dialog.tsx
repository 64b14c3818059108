import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { isFocusLost } from '../../ui/lost-focus/index.ts';
import { $order } from './model.ts';
import { $isCanceling, $isCancelRequested, cancelConfirmed, cancelDismissed } from './payment.ts';

interface Props {
  /** It is closed, and the button that opened it is gone. */
  readonly onFocusLost: () => void;
}

/** An order is canceled only after a yes. */
export function CancelDialog({ onFocusLost }: Props): ReactElement {
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
