import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import { type ReactElement, useId } from 'react';
import { $hasFailed, $isCustomer, $isDetached, $isRequesting, $isUnbuyable, $totals, checkoutRequested, retryRequested } from './model.ts';
import styles from './summary.module.css';
import { Totals } from './totals.tsx';

/** The total of the lines, by the server; when it does not respond, this shows so, with a retry. */
export function Summary(): ReactElement {
  const { t } = useTranslation();
  const { totals, hasFailed, isCustomer, isDetached, isRequesting, retry } = useUnit({
    totals: $totals,
    hasFailed: $hasFailed,
    isCustomer: $isCustomer,
    isDetached: $isDetached,
    isRequesting: $isRequesting,
    retry: retryRequested,
  });
  return (
    <section className={styles['root']} aria-labelledby="cart-summary" aria-busy={totals?.isBusy || undefined}>
      <h2 className={styles['title']} id="cart-summary">
        {t('cart.summary.title')}
      </h2>
      {hasFailed ? (
        <Failure
          size="line"
          title={t('cart.summary.failed')}
          text={t('cart.summary.failedText')}
          retryLabel={t('cart.summary.retry')}
          retrying={isRequesting}
          onRetry={() => retry()}
        />
      ) : totals ? (
        <Totals totals={totals} />
      ) : (
        <div className={styles['placeholders']}>
          <Skeleton lines={3} />
          <Skeleton shape="title" />
          <Skeleton shape="control" />
        </div>
      )}
      <VisuallyHidden live>
        {totals && !totals.isOutdated && t('cart.summary.spoken', { count: totals.count, total: formatMoney(totals.total_inc_vat) })}
      </VisuallyHidden>
      {isDetached && !isCustomer && (
        <Notice tone="warning" title={t('cart.detached.title')} live>
          {t('cart.detached.text')}
        </Notice>
      )}
      {(hasFailed || totals) && <Checkout />}
    </section>
  );
}

/** The link to the order, through the sign-in for a guest. Shows the reason when nothing can be ordered. */
function Checkout(): ReactElement {
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
