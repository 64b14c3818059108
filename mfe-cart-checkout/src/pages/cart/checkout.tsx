import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $isCustomer, checkoutRequested } from './model.ts';
import styles from './summary.module.css';

/** Ordering needs a customer, so a guest signs in first. It is not open yet, and says so before anyone has clicked. */
export function Checkout(): ReactElement {
  const { t } = useTranslation();
  const { isCustomer, checkOut } = useUnit({ isCustomer: $isCustomer, checkOut: checkoutRequested });
  if (isCustomer) {
    return (
      <Notice title={t('cart.checkout.soon')} live>
        {t('cart.checkout.kept')}
      </Notice>
    );
  }
  return (
    <div className={styles['checkout']}>
      <Button size="large" wide onClick={() => checkOut()}>
        {t('cart.checkout.signIn')}
      </Button>
      <p className={styles['hint']}>{t('cart.checkout.hint')}</p>
    </div>
  );
}
