import { pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { AskUsButton } from '../../features/ask-us/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { CompanyDetails } from './details.tsx';
import { $company, $state } from './model.ts';
import styles from './view.module.css';

export function ContactsView(): ReactElement {
  const { t } = useTranslation();
  const { company, state, reload } = useUnit({ company: $company, state: $state, reload: pageReloadRequested });
  return (
    <Container>
      <PageHeader title={t('contacts.title')} lead={t('contacts.lead')} />
      <div className={styles['root']}>
        {state === 'loading' && (
          <div className={styles['loading']} role="status" aria-busy="true" aria-label={t('contacts.loading')}>
            <Skeleton shape="title" width="half" />
            <Skeleton lines={5} />
          </div>
        )}
        {state === 'ready' && company && <CompanyDetails company={company} />}
        {(state === 'failed' || state === 'missing') && (
          <Failure title={t('contacts.failed')} text={t('failure.text')} retryLabel={t('failure.retry')} onRetry={() => reload()} />
        )}
        <section className={styles['write']}>
          <h2 className={styles['writeTitle']}>{t('contacts.writeTitle')}</h2>
          <p>{t('contacts.writeText')}</p>
          <div>
            <AskUsButton />
          </div>
        </section>
      </div>
    </Container>
  );
}
