import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Fragment } from '@vitrava/shared-kit/ui/fragment';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { CartFailure } from './cart-failure.tsx';
import { CartSkeleton } from './cart-skeleton.tsx';
import { ClearButton, ClearDialog, ClearedNotice } from './clear-cart.tsx';
import { EmptyCart } from './empty-cart.tsx';
import { $hasRows, $isClearable, $isEmpty, $shelf, $state, CartGate } from './model.ts';
import { Rows } from './rows-view.tsx';
import { Summary } from './summary.tsx';
import styles from './view.module.css';

export function CartView(): ReactElement {
  const { t } = useTranslation();
  const { state, shelf, isEmpty, hasRows, isClearable } = useUnit({
    state: $state,
    shelf: $shelf,
    isEmpty: $isEmpty,
    hasRows: $hasRows,
    isClearable: $isClearable,
  });
  const title = useRef<HTMLHeadingElement>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const focusTitle = () => title.current?.focus({ preventScroll: true });
  useGate(CartGate);
  return (
    <Container>
      <div className={styles['root']}>
        <div className={styles['head']}>
          <h1 className={styles['title']} ref={title} tabIndex={-1}>
            {t('cart.title')}
          </h1>
          {state === 'ready' && isClearable && <ClearButton />}
        </div>
        <ClearDialog onFocusLost={() => (undo.current ?? title.current)?.focus({ preventScroll: true })} />
        {!(state === 'ready' && isEmpty) && (
          <noscript className={styles['noscript']}>
            <p>{t(state === 'loading' ? 'cart.noscriptUnknown' : 'cart.noscript')}</p>
          </noscript>
        )}
        {state === 'loading' && <CartSkeleton />}
        {state === 'failed' && <CartFailure />}
        {state === 'ready' && (
          <>
            {hasRows && (
              <div className={styles['columns']} data-empty={isEmpty || undefined}>
                <Rows onRowLeft={focusTitle} />
                {!isEmpty && <Summary />}
              </div>
            )}
            <ClearedNotice undoRef={undo} onUndone={focusTitle} />
            {isEmpty && <EmptyCart />}
            <div className={styles['shelf']}>
              <Fragment owner="mfe-catalog" name="product-shelf" input={shelf} />
            </div>
          </>
        )}
      </div>
    </Container>
  );
}
