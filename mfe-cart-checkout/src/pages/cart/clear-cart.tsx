import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { TrashIcon } from '@vitrava/shared-kit/ui/icon';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { useUnit } from 'effector-react';
import type { ReactElement, RefObject } from 'react';
import { isFocusLost } from '../../ui/lost-focus/index.ts';
import {
  $hasClearingFailed,
  $isCleared,
  $isClearing,
  $isClearingDialogOpen,
  clearingDialogOpened,
  clearingDismissed,
  clearingRequested,
  undoClearingFx,
} from './clearing.ts';

export function ClearButton(): ReactElement {
  const { t } = useTranslation();
  const requestClearing = useUnit(clearingDialogOpened);
  return (
    <Button variant="ghost" size="small" icon={<TrashIcon />} onClick={() => requestClearing()}>
      {t('cart.clear.open')}
    </Button>
  );
}

interface Props {
  /** It is closed, and the button that opened it is gone. */
  readonly onFocusLost: () => void;
}

export function ClearDialog({ onFocusLost }: Props): ReactElement {
  const { t } = useTranslation();
  const { isRequested, isClearing, hasFailed, confirm, dismiss } = useUnit({
    isRequested: $isClearingDialogOpen,
    isClearing: $isClearing,
    hasFailed: $hasClearingFailed,
    confirm: clearingRequested,
    dismiss: clearingDismissed,
  });
  return (
    <Dialog
      open={isRequested}
      onClose={() => dismiss()}
      onClosed={() => isFocusLost() && onFocusLost()}
      title={t('cart.clear.title')}
      closeLabel={t('cart.clear.close')}
      cancelLabel={t('cart.clear.keep')}
      confirm={{ label: t('cart.clear.confirm'), onConfirm: () => confirm(), loading: isClearing, variant: 'danger' }}
    >
      <p>{t('cart.clear.text')}</p>
      {hasFailed && <Failure size="line" title={t('cart.clear.failed')} text={t('cart.clear.failedText')} />}
    </Dialog>
  );
}

interface NoticeProps {
  readonly undoRef: RefObject<HTMLButtonElement | null>;
  /** The lines are back, and the focused button is removed. */
  readonly onUndone: () => void;
}

/** What was in the cart can come back, until the page is left or something new is put in. */
export function ClearedNotice({ undoRef, onUndone }: NoticeProps): ReactElement | null {
  const { t } = useTranslation();
  const { isCleared, undo } = useUnit({ isCleared: $isCleared, undo: undoClearingFx });
  if (!isCleared) return null;
  return (
    <Notice
      tone="success"
      title={t('cart.clear.done')}
      live
      action={
        <Button
          ref={undoRef}
          variant="secondary"
          size="small"
          onClick={() => {
            void undo();
            onUndone();
          }}
        >
          {t('cart.clear.undo')}
        </Button>
      }
    >
      {t('cart.clear.doneText')}
    </Notice>
  );
}
