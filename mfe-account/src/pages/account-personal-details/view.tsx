import './sign-in-popup.ts';
import { $locale } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { AccountFrame } from '../../ui/account-frame/index.ts';
import { $customer, $isPending, retryRequested } from './customer.ts';
import { DetailsView } from './details-view.tsx';
import { $isEditing, EditForm } from './editing/index.ts';
import { PersonalDetailsGate } from './gate.ts';
import { GuestView } from './guest-view.tsx';
import { LinksView } from './links-view.tsx';
import { $state } from './model.ts';
import { PersonalData } from './personal-data/index.ts';
import { Photo } from './photo/index.ts';
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

interface Props {
  /** The shopper has signed out; what had the focus is gone. */
  readonly onLeave: () => void;
}

function CustomerView({ onLeave }: Props): ReactElement | null {
  const { t } = useTranslation();
  const { customer, isEditing } = useUnit({ customer: $customer, isEditing: $isEditing });
  const wasEditing = useRef(isEditing);
  useEffect(() => {
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (!customer) return null;

  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <section className={styles['card']}>
          <h2 className={styles['cardTitle']}>{t('details.title')}</h2>
          <Photo customer={customer} />
          {isEditing ? (
            <EditForm customer={customer} />
          ) : (
            <DetailsView customer={customer} wasEditing={wasEditing.current} onLeave={onLeave} />
          )}
        </section>
        <PersonalData email={customer.email} />
      </div>
      <LinksView />
    </div>
  );
}
