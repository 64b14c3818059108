import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { stepPath } from '../../domain/checkout/index.ts';
import { $areMethodsPending, $lostMethod, $method, $methodsState, $offers, methodsRetried } from '../../features/payment-methods/index.ts';
import { ChoiceCards } from '../../ui/choice-cards/index.ts';
import { RetryFailure } from '../../ui/retry-failure/index.ts';
import { $isMethodMissing, $isPrepaid, methodChosen } from './model.ts';
import styles from './view.module.css';

const ERROR_ID = 'checkout-method-error';
const CARDS = ['first', 'second'];

/** The ways to pay at the chosen place, as the backend offers them; or why there are none to see. */
export function MethodCards(): ReactElement {
  const { t } = useTranslation();
  const { state, isPending, retry, locale } = useUnit({
    state: $methodsState,
    isPending: $areMethodsPending,
    retry: methodsRetried,
    locale: $locale,
  });
  if (state === 'ready') return <Offers />;
  if (state === 'failed') {
    return <RetryFailure of="checkout.methods.failed" retrying={isPending} onRetry={() => retry()} />;
  }
  if (state === 'missing') {
    return (
      <Notice
        tone="warning"
        title={t('checkout.methods.none')}
        live
        action={
          <ButtonLink variant="secondary" href={localizePath(stepPath('delivery'), locale)}>
            {t('checkout.methods.otherPlace')}
          </ButtonLink>
        }
      >
        {t('checkout.methods.noneText')}
      </Notice>
    );
  }
  return (
    <div className={styles['root']} aria-busy="true">
      <VisuallyHidden>{t('checkout.methods.loading')}</VisuallyHidden>
      {CARDS.map((name) => (
        <Skeleton key={name} lines={3} />
      ))}
    </div>
  );
}

function Offers(): ReactElement {
  const { t } = useTranslation();
  const { offers, method, lost, isPrepaid, isMissing, choose } = useUnit({
    offers: $offers,
    method: $method,
    lost: $lostMethod,
    isPrepaid: $isPrepaid,
    isMissing: $isMethodMissing,
    choose: methodChosen,
  });
  return (
    <>
      {lost && (
        <Notice tone="warning" title={t('checkout.methods.lost', { name: t(`checkout.method.${lost}.title`) })} live>
          {t(isPrepaid ? 'checkout.method.onlyPaid' : 'checkout.methods.lostText')}
        </Notice>
      )}
      {isPrepaid && !lost && <Notice>{t('checkout.method.onlyPaid')}</Notice>}
      <ChoiceCards
        label={t('checkout.title.payment')}
        items={offers.map(({ id, name, description }) => ({ id, title: name, text: <p>{description}</p> }))}
        current={method}
        onChange={(id) => choose(id)}
        {...(isMissing && { errorId: ERROR_ID })}
      />
      {isMissing && (
        <p className={styles['error']} id={ERROR_ID} role="alert">
          {t('checkout.method.missing')}
        </p>
      )}
    </>
  );
}
