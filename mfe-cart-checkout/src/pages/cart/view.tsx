import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { CartFailure } from './cart-failure.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { $hasRows, $stage, CartGate } from './model.ts';
import { Rows } from './rows-view.tsx';
import { Summary } from './summary.tsx';
import styles from './view.module.css';

export function CartView(): ReactElement {
  const { t } = useTranslation();
  const { stage, hasRows } = useUnit({ stage: $stage, hasRows: $hasRows });
  const title = useRef<HTMLHeadingElement>(null);
  useGate(CartGate);
  return (
    <Container>
      <div className={styles['root']}>
        <h1 className={styles['title']} ref={title} tabIndex={-1}>
          {t('cart.title')}
        </h1>
        <noscript className={styles['noscript']}>
          <p>{t('cart.noscript')}</p>
        </noscript>
        {stage === 'waiting' && <CartSkeleton />}
        {stage === 'failed' && <CartFailure />}
        {(stage === 'filled' || stage === 'empty') && (
          <>
            {hasRows && (
              <div className={styles['columns']} data-stage={stage}>
                <Rows onRowLeft={() => title.current?.focus({ preventScroll: true })} />
                {stage === 'filled' && <Summary />}
              </div>
            )}
            {stage === 'empty' && <EmptyCart />}
          </>
        )}
      </div>
    </Container>
  );
}
