import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDateTime } from '@vitrava/shared-kit/i18n/format';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { AlertIcon, BoxIcon, CheckIcon, InfoIcon, UserIcon } from '@vitrava/shared-kit/ui/icon';
import { Spinner } from '@vitrava/shared-kit/ui/spinner';
import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode, RefObject } from 'react';
import { Actions } from './actions.tsx';
import { $number, $order, $outcome } from './model.ts';
import { ORDERS_OF_ALL_DATES } from './orders-address.ts';
import { $isLeaving, $isWatching } from './payment.ts';
import styles from './view.module.css';

const SIGNS: Readonly<Record<string, ReactNode>> = {
  placed: <CheckIcon size="large" />,
  paid: <CheckIcon size="large" />,
  failed: <AlertIcon size="large" />,
  away: <AlertIcon size="large" />,
  unpaid: <InfoIcon size="large" />,
  late: <InfoIcon size="large" />,
  canceled: <InfoIcon size="large" />,
  missing: <BoxIcon size="large" />,
  guest: <UserIcon size="large" />,
};

interface Props {
  readonly titleRef: RefObject<HTMLHeadingElement | null>;
}

/** What has become of the order, in a sentence, and what can be done about it. */
export function Message({ titleRef }: Props): ReactElement {
  const { t } = useTranslation();
  const { outcome, order, number, locale, isWatching, isLeaving } = useUnit({
    outcome: $outcome,
    order: $order,
    number: $number,
    locale: $locale,
    isWatching: $isWatching,
    isLeaving: $isLeaving,
  });
  const state = isLeaving ? 'leaving' : outcome === 'checking' && !isWatching ? 'late' : outcome;
  const deadline = order?.payment.expires_at && order.status === 'waiting' ? formatDateTime(order.payment.expires_at, locale, 'short') : '';
  const isSettled = state === 'placed' || state === 'paid';
  const hasText = state !== 'paid' && !(state === 'placed' && order?.status === 'closed');
  const isUnpaid = state === 'failed' || state === 'unpaid';
  return (
    <section className={styles['message']} data-state={state}>
      <span className={styles['sign']} aria-hidden="true">
        {SIGNS[state] ?? <Spinner size="large" />}
      </span>
      <div className={styles['words']}>
        <h1 className={styles['title']} ref={titleRef} tabIndex={-1}>
          {t(`checkout.result.${state}.title`, { number })}
        </h1>
        <noscript className={styles['noscript']}>
          <p>{t('checkout.result.noscript')}</p>
        </noscript>
        <div className={styles['text']} role="status">
          {order && isSettled && <p>{t(`checkout.result.progress.${order.status}`)}</p>}
          {hasText && <p>{t(`checkout.result.${state}.text`, { number })}</p>}
          {(state === 'checking' || state === 'late') && Boolean(order?.payment.url) && <p>{t('checkout.result.wayBack')}</p>}
          {isUnpaid && deadline !== '' && <p>{t('checkout.result.deadline', { when: deadline })}</p>}
        </div>
        <Actions state={state} />
        {state === 'missing' && <ButtonLink href={localizePath(ORDERS_OF_ALL_DATES, locale)}>{t('checkout.result.toOrders')}</ButtonLink>}
      </div>
    </section>
  );
}
