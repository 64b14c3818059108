import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatPhone } from '@vitrava/shared-kit/i18n/format';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import { $customerName } from '../../bus/account.ts';
import { stepPath } from '../../domain/checkout/index.ts';
import { $areStocksLoading, $stocksState, stocksReloadRequested } from '../../domain/delivery/index.ts';
import { $place, PlaceWords } from '../../features/chosen-place/index.ts';
import { $method } from './model.ts';
import styles from './view.module.css';

/** Delivery address, payment and recipient of the order, each with a link to change it. */
export function Choices(): ReactElement {
  const { t } = useTranslation();
  const { place, state, method, isPending, retry } = useUnit({
    place: $place,
    state: $stocksState,
    method: $method,
    isPending: $areStocksLoading,
    retry: stocksReloadRequested,
  });
  return (
    <div className={styles['choices']}>
      <Choice path={stepPath('delivery')} title={t('checkout.review.place')}>
        {place ? (
          <>
            <p className={styles['strong']}>{place.name}</p>
            <PlaceWords point={place} />
          </>
        ) : state === 'failed' ? (
          <Failure
            size="line"
            title={t('checkout.place.failed')}
            retryLabel={t('checkout.retry')}
            retrying={isPending}
            onRetry={() => retry()}
          />
        ) : (
          <Skeleton lines={3} />
        )}
      </Choice>
      <Choice path={stepPath('payment')} title={t('checkout.review.payment')}>
        {method && (
          <>
            <p className={styles['strong']}>{t(`checkout.method.${method}.title`)}</p>
            <p>{t(`checkout.method.${method}.text`)}</p>
          </>
        )}
      </Choice>
      <Choice path="/account/personal-details" title={t('checkout.review.recipient')}>
        <Recipient />
      </Choice>
    </div>
  );
}

function Choice({ path, title, children }: { readonly path: string; readonly title: string; readonly children: ReactNode }) {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <section className={styles['choice']}>
      <div className={styles['choiceHead']}>
        <h2 className={styles['title']}>{title}</h2>
        <a className={styles['change']} href={localizePath(path, locale)} aria-label={t('checkout.review.changeOf', { what: title })}>
          {t('checkout.review.change')}
        </a>
      </div>
      <div className={styles['choiceWords']}>{children}</div>
    </section>
  );
}

/** The recipient of the order: the customer, whose name and phone the pickup point needs. */
function Recipient(): ReactElement {
  const { t } = useTranslation();
  const customer = useUnit($customerName);
  if (customer === null) return <p>{t('checkout.recipient.unknown')}</p>;
  const name = `${customer.firstName} ${customer.lastName}`.trim();
  return (
    <>
      <p className={styles['strong']}>{name || t('checkout.recipient.noName')}</p>
      <p>{customer.phone ? formatPhone(customer.phone) : t('checkout.recipient.noPhone')}</p>
    </>
  );
}
