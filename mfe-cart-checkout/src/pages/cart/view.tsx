import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { Fragment } from '@vitrava/shared-kit/ui/fragment';
import { CartIcon } from '@vitrava/shared-kit/ui/icon';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { CartSkeleton } from './cart-skeleton.tsx';
import { ClearButton, ClearDialog, ClearedNotice } from './clear-cart.tsx';
import { $hasRows, $isClearable, $isEmpty, $isRequesting, $shelf, $state, CartGate, retryRequested } from './model.ts';
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

/** The customer's cart cannot be read; it is safe where it is. */
function CartFailure(): ReactElement {
  const { t } = useTranslation();
  const { isRequesting, retry } = useUnit({ isRequesting: $isRequesting, retry: retryRequested });
  return (
    <Failure
      title={t('cart.unread.title')}
      text={t('cart.unread.text')}
      retryLabel={t('cart.unread.retry')}
      retrying={isRequesting}
      onRetry={() => retry()}
    />
  );
}

function EmptyCart(): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <EmptyState
      icon={<CartIcon />}
      title={t('cart.empty.title')}
      text={t('cart.empty.text')}
      action={<ButtonLink href={localizePath('/', locale)}>{t('cart.empty.action')}</ButtonLink>}
    />
  );
}
