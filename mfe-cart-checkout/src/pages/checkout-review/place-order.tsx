import { $locale } from '@vitrava/shared-kit/bus/shell';
import { ORDER_LIMITS } from '@vitrava/shared-kit/contracts/limits';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { stepPath } from '../../domain/checkout/index.ts';
import { cartPath } from '../../paths.ts';
import { $isBusy, $method } from './model.ts';
import { $changes, $failure, $isPlacing, $isRecovering, $obstacle, orderRequested } from './placement.ts';
import styles from './view.module.css';

const WAYS = {
  lines: cartPath,
  place: stepPath('delivery'),
  method: stepPath('payment'),
  methodGone: stepPath('payment'),
  weight: stepPath('delivery'),
} as const;

/** The one action of the review; obstacles are explained beside it. */
export function PlaceOrder(): ReactElement {
  const { t } = useTranslation();
  const { locale, isBusy, isPlacing, isRecovering, method, obstacle, failure, changes, order } = useUnit({
    locale: $locale,
    isBusy: $isBusy,
    isPlacing: $isPlacing,
    isRecovering: $isRecovering,
    method: $method,
    obstacle: $obstacle,
    failure: $failure,
    changes: $changes,
    order: orderRequested,
  });
  const failureKey = failure && (failure.kind === 'refused' ? `refused.${failure.reason}` : failure.kind);
  const isStopped = obstacle !== null || changes !== null;
  return (
    <div className={styles['act']}>
      {failure && failureKey !== null && (
        <Failure
          size="line"
          title={t(`checkout.failures.${failureKey}.title`, { limit: ORDER_LIMITS.unpaidPieces })}
          text={t(`checkout.failures.${failureKey}.text`)}
          {...(failureKey === 'refused.amount' && { action: <WayOut of="lines" /> })}
        />
      )}
      {obstacle === null || isBusy ? null : (
        <Notice tone="warning" live action={<WayOut of={obstacle} />}>
          <p>{t(`checkout.obstacle.${obstacle}.text`)}</p>
        </Notice>
      )}
      <Button
        size="large"
        wide
        loading={isBusy}
        disabled={isStopped && !isBusy}
        aria-describedby="checkout-act-hint"
        onClick={() => order()}
      >
        {t(method === 'card' ? 'checkout.act.pay' : 'checkout.act.order')}
      </Button>
      <p className={styles['hint']} id="checkout-act-hint" role="status">
        {isPlacing
          ? t('checkout.act.sending')
          : isRecovering
            ? t('checkout.recovery.asking')
            : changes
              ? t('checkout.act.changed')
              : t(method === 'card' ? 'checkout.act.payHint' : 'checkout.act.orderHint')}
      </p>
      <p className={styles['hint']}>
        {t('checkout.act.rules')}{' '}
        <a href={localizePath('/legal-information#sale-rules', locale)} target="_blank" rel="noopener">
          {t('checkout.act.rulesLink')}
          <VisuallyHidden>{t('checkout.newTab')}</VisuallyHidden>
        </a>
      </p>
    </div>
  );
}

/** Leads to where it can be corrected. */
function WayOut({ of: obstacle }: { readonly of: keyof typeof WAYS }): ReactElement {
  const { t } = useTranslation();
  const locale = useUnit($locale);
  return (
    <ButtonLink size="small" variant="secondary" href={localizePath(WAYS[obstacle], locale)}>
      {t(`checkout.obstacle.${obstacle}.action`)}
    </ButtonLink>
  );
}
