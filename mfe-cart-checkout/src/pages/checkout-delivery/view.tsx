import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { $stocksState } from '../../domain/delivery/index.ts';
import { CheckoutFrame } from '../../features/checkout-frame/index.ts';
import { DeliveryGate } from './gate.ts';
import { $isChoiceGood, continueRequested } from './model.ts';
import { OtherPlaces } from './other-places.tsx';
import { RemovalDialog } from './removal-dialog.tsx';
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
