import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useRef } from 'react';
import './arrival.ts';
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
  const { look, isLoading, retry } = useUnit({ look: $look, isLoading: $isLoading, retry: retryRequested });
  return (
    <Container>
      <div className={styles['root']} data-look={look} aria-busy={look === 'loading'}>
        <h1 ref={title} className={styles['pageTitle']} tabIndex={-1}>
          {t('account.title')}
        </h1>
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
      </div>
    </Container>
  );
}
