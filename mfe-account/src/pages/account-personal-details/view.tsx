import { $locale } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import { AccountFrame } from '../../ui/account-frame/index.ts';
import './sign-in-popup.ts';
import { $isLoading, retryRequested } from './customer.ts';
import { CustomerView } from './customer-view.tsx';
import { PersonalDetailsGate } from './gate.ts';
import { GuestView } from './guest-view.tsx';
import { $look } from './model.ts';
import { DetailsSkeleton } from './skeleton.tsx';
import styles from './view.module.css';

export function PersonalDetailsView(): ReactElement {
  useGate(PersonalDetailsGate);
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const { look, locale, isLoading, retry } = useUnit({ look: $look, locale: $locale, isLoading: $isLoading, retry: retryRequested });
  return (
    <AccountFrame
      title={t('account.title')}
      titleRef={title}
      locale={locale}
      current={look === 'guest' ? null : 'details'}
      look={look}
      busy={look === 'loading'}
    >
      {look === 'loading' && <DetailsSkeleton />}
      {look === 'guest' && <GuestView />}
      {look === 'customer' && <CustomerView onLeave={() => title.current?.focus()} />}
      {look === 'failed' && (
        <div className={styles['card']}>
          <Failure
            title={t('account.failed')}
            text={t('account.failedText')}
            retryLabel={t('account.retry')}
            retrying={isLoading}
            onRetry={() => retry()}
          />
        </div>
      )}
    </AccountFrame>
  );
}
