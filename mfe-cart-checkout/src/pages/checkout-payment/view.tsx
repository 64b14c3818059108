import type { PaymentMethod } from '@vitrava/shared-kit/contracts/api';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { CheckoutFrame } from '../../features/checkout-frame/index.ts';
import { type Choice, ChoiceCards } from '../../ui/choice-cards/index.ts';
import { $isMethodMissing, $isPrepaid, $method, continueRequested, methodChosen, PaymentGate } from './model.ts';
import styles from './view.module.css';

const METHODS = ['card', 'on_pickup'] as const satisfies readonly PaymentMethod[];
const ERROR_ID = 'checkout-method-error';

export function PaymentView(): ReactElement {
  const { t } = useTranslation();
  useGate(PaymentGate);
  const { method, isPrepaid, isMissing, choose, proceed } = useUnit({
    method: $method,
    isPrepaid: $isPrepaid,
    isMissing: $isMethodMissing,
    choose: methodChosen,
    proceed: continueRequested,
  });
  const methods = useRef<HTMLDivElement>(null);

  function advance(): void {
    proceed();
    if (method === null) methods.current?.querySelector<HTMLElement>('input:enabled')?.focus();
  }

  const items = METHODS.map(
    (id): Choice => ({
      id,
      title: t(`checkout.method.${id}.title`),
      text: <p>{t(`checkout.method.${id}.text`)}</p>,
      ...(id === 'on_pickup' && isPrepaid && { obstacle: t('checkout.method.onlyPaid') }),
    }),
  );
  return (
    <CheckoutFrame
      step="payment"
      action={
        <Button size="large" wide onClick={advance}>
          {t('checkout.next.review')}
        </Button>
      }
    >
      <div ref={methods} className={styles['root']}>
        <ChoiceCards
          label={t('checkout.title.payment')}
          items={items}
          current={method}
          onChange={(id) => choose(id === 'card' ? 'card' : 'on_pickup')}
          {...(isMissing && { errorId: ERROR_ID })}
        />
        {isMissing && (
          <p className={styles['error']} id={ERROR_ID} role="alert">
            {t('checkout.method.missing')}
          </p>
        )}
      </div>
    </CheckoutFrame>
  );
}
