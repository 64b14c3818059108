import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { CheckIcon } from '@vitrava/shared-kit/ui/icon';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $orderCart, CheckoutFrame, LeftBehind } from '../../features/checkout-frame/index.ts';
import { MethodsGate } from '../../features/payment-methods/index.ts';
import { RetryFailure } from '../../ui/retry-failure/index.ts';
import { Changes } from './changes.tsx';
import { Choices } from './choices.tsx';
import { ReviewGate } from './gate.ts';
import { Lines } from './lines.tsx';
import './model.ts';
import { orderResultPath } from '../../paths.ts';
import { PlaceOrder } from './place-order.tsx';
import { $isRecovering, $placedNumber, recoveryRetried } from './placement.ts';
import styles from './view.module.css';

export function ReviewView(): ReactElement {
  useGate(ReviewGate);
  useGate(MethodsGate);
  const { placedNumber, cart } = useUnit({ placedNumber: $placedNumber, cart: $orderCart });
  if (placedNumber !== null) return <Placed number={placedNumber} />;
  return (
    <CheckoutFrame step="review" action={<PlaceOrder />}>
      {cart ? (
        <div className={styles['root']}>
          <Changes />
          <Choices />
          <Lines />
          <LeftBehind />
        </div>
      ) : (
        <Recovery />
      )}
    </CheckoutFrame>
  );
}

/** The cart is empty because an earlier order may have been placed; that is being found out. */
function Recovery(): ReactElement {
  const { t } = useTranslation();
  const { isRecovering, retry } = useUnit({ isRecovering: $isRecovering, retry: recoveryRetried });
  if (isRecovering) return <p role="status">{t('checkout.recovery.asking')}</p>;
  return <RetryFailure of="checkout.recovery.failed" onRetry={() => retry()} />;
}

/** For the moment until the page of the order is there, and for good where it cannot be loaded. */
function Placed({ number }: { readonly number: string }): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <Container>
      <div className={styles['placed']} role="status">
        <EmptyState
          headingLevel={1}
          icon={<CheckIcon size="large" />}
          title={t('checkout.placed.title', { number })}
          text={t('checkout.placed.text')}
          action={<ButtonLink href={localizePath(orderResultPath({ number }), locale)}>{t('checkout.placed.action')}</ButtonLink>}
        />
      </div>
    </Container>
  );
}
