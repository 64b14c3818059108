import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { $stocksState } from '../../domain/delivery/index.ts';
import { CheckoutFrame } from '../../features/checkout-frame/index.ts';
import { isFocusLost } from '../../ui/lost-focus/index.ts';
import { DeliveryGate } from './gate.ts';
import { $isChoiceGood, $isRemovalFailed, $isRemoving, $removing, continueRequested, removalConfirmed, removalDismissed } from './model.ts';
import { OtherPlaces } from './other-places.tsx';
import { SavedPlaces } from './saved-places.tsx';
import styles from './view.module.css';

export function DeliveryView(): ReactElement {
  const { t } = useTranslation();
  useGate(DeliveryGate);
  const { isChoiceGood, placesState, proceed } = useUnit({
    isChoiceGood: $isChoiceGood,
    placesState: $stocksState,
    proceed: continueRequested,
  });
  const places = useRef<HTMLDivElement>(null);

  function focusPlaces(): void {
    places.current?.querySelector<HTMLElement>('input:enabled, button, select')?.focus();
  }
  function advance(): void {
    proceed();
    if (!isChoiceGood) focusPlaces();
  }

  return (
    <CheckoutFrame
      step="delivery"
      isWaiting={placesState === 'loading'}
      action={
        <Button size="large" wide onClick={advance}>
          {t('checkout.next.payment')}
        </Button>
      }
    >
      <div ref={places} className={styles['root']}>
        <SavedPlaces />
        <OtherPlaces />
      </div>
      <RemovalDialog onFocusLost={focusPlaces} />
    </CheckoutFrame>
  );
}

interface Props {
  /** It is closed, and the button that opened it is gone. */
  readonly onFocusLost: () => void;
}

function RemovalDialog({ onFocusLost }: Props): ReactElement {
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
