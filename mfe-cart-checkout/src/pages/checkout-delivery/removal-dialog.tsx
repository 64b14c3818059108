import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { isFocusLost } from '../../ui/lost-focus/index.ts';
import { $isRemovalFailed, $isRemoving, $removing, removalConfirmed, removalDismissed } from './model.ts';

interface Props {
  /** It is closed, and the button that opened it is gone. */
  readonly onFocusLost: () => void;
}

/** A saved place is removed only after a confirmation. */
export function RemovalDialog({ onFocusLost }: Props): ReactElement {
  const { t } = useTranslation();
  const { stock, isRemoving, isFailed, confirm, dismiss } = useUnit({
    stock: $removing,
    isRemoving: $isRemoving,
    isFailed: $isRemovalFailed,
    confirm: removalConfirmed,
    dismiss: removalDismissed,
  });
  return (
    <Dialog
      open={stock !== null}
      onClose={() => dismiss()}
      onClosed={() => isFocusLost() && onFocusLost()}
      title={t('checkout.removal.title')}
      closeLabel={t('checkout.removal.close')}
      cancelLabel={t('checkout.removal.keep')}
      confirm={{ label: t('checkout.removal.confirm'), onConfirm: () => confirm(), loading: isRemoving, variant: 'danger' }}
    >
      <p>{t('checkout.removal.text', { name: stock?.point?.name ?? t('checkout.place.unknown') })}</p>
      {isFailed && <Failure size="line" title={t('checkout.removal.failed')} text={t('checkout.removal.failedText')} />}
    </Dialog>
  );
}
