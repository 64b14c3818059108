import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import { type ReactElement, useId } from 'react';
import { $isCustomer, $isUnbuyable, checkoutRequested } from './model.ts';
import styles from './summary.module.css';

/**
 * The link to the order. It needs a customer: a guest signs in on the way. When nothing can be ordered, it shows the
 * reason.
 */
export function Checkout(): ReactElement {
  const { t } = useTranslation();
  const { isCustomer, isUnbuyable, checkOut } = useUnit({
    isCustomer: $isCustomer,
    isUnbuyable: $isUnbuyable,
    checkOut: checkoutRequested,
  });
  const hintId = useId();
  const hint = isUnbuyable ? 'cart.checkout.nothing' : isCustomer ? null : 'cart.checkout.hint';
  return (
    <div className={styles['checkout']}>
      <Button size="large" wide disabled={isUnbuyable} aria-describedby={hint ? hintId : undefined} onClick={() => checkOut()}>
        {t('cart.checkout.go')}
      </Button>
      {hint && (
        <p id={hintId} className={styles['hint']}>
          {t(hint)}
        </p>
      )}
    </div>
  );
}
