import { $locale } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { AccountFrame } from '../../ui/account-frame/index.ts';
import './sign-in-popup.ts';
import { $isPending, retryRequested } from './customer.ts';
import { CustomerView } from './customer-view.tsx';
import { PersonalDetailsGate } from './gate.ts';
import { GuestView } from './guest-view.tsx';
import { $state } from './model.ts';
import { DetailsSkeleton } from './skeleton.tsx';
import styles from './view.module.css';

export function PersonalDetailsView(): ReactElement {
  useGate(PersonalDetailsGate);
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const { state, locale, isPending, retry } = useUnit({ state: $state, locale: $locale, isPending: $isPending, retry: retryRequested });
  return (
    <AccountFrame
      title={t('account.title')}
      titleRef={title}
      locale={locale}
      current={state === 'guest' ? null : 'details'}
      state={state}
      busy={state === 'loading'}
    >
      {state === 'loading' && <DetailsSkeleton />}
      {state === 'guest' && <GuestView />}
      {state === 'ready' && <CustomerView onLeave={() => title.current?.focus()} />}
      {(state === 'failed' || state === 'missing') && (
        <div className={styles['card']}>
          <Failure
            title={t('account.failed')}
            text={t('account.failedText')}
            retryLabel={t('account.retry')}
            retrying={isPending}
            onRetry={() => retry()}
          />
        </div>
      )}
    </AccountFrame>
  );
}
