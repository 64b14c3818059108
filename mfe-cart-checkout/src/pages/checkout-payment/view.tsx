import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { CheckoutFrame } from '../../features/checkout-frame/index.ts';
import { $method, $methodsState, MethodsGate } from '../../features/payment-methods/index.ts';
import { PaymentGate } from './gate.ts';
import { MethodCards } from './method-cards.tsx';
import { continueRequested } from './model.ts';
import styles from './view.module.css';

export function PaymentView(): ReactElement {
  const { t } = useTranslation();
  useGate(PaymentGate);
  useGate(MethodsGate);
  const { method, state, proceed } = useUnit({ method: $method, state: $methodsState, proceed: continueRequested });
  const methods = useRef<HTMLDivElement>(null);

  function advance(): void {
    proceed();
    if (method === null) methods.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }

  return (
    <CheckoutFrame
      step="payment"
      action={
        (state === 'ready' || state === 'loading') && (
          <Button size="large" wide loading={state === 'loading'} onClick={advance}>
            {t('checkout.next.review')}
          </Button>
        )
      }
    >
      <div ref={methods} className={styles['root']}>
        <MethodCards />
      </div>
    </CheckoutFrame>
  );
}
