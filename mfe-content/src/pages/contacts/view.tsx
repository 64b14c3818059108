import { $pageAddress, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { ContactButton } from '../../features/contact-section/index.ts';
import { PageBody } from '../../ui/page-body/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { CompanyDetails } from './details.tsx';
import { companyQuery } from './model.ts';
import styles from './view.module.css';

export function ContactsView(): ReactElement {
  const { t } = useTranslation();
  const { company, state, reload, address } = useUnit({
    company: companyQuery.$data,
    state: companyQuery.$state,
    reload: pageReloadRequested,
    address: $pageAddress,
  });
  return (
    <Container>
      <PageHeader title={t('contacts.title')} lead={t('contacts.lead')} />
      <div className={styles['root']}>
        <PageBody
          state={state}
          skeleton={<Skeleton lines={8} />}
          loadingLabel={t('contacts.loading')}
          failedTitle={t('contacts.failed')}
          onRetry={() => reload()}
          retryHref={address}
        >
          {company && <CompanyDetails company={company} />}
        </PageBody>
        <section className={styles['write']}>
          <h2 className={styles['writeTitle']}>{t('contacts.writeTitle')}</h2>
          <p>{t('contacts.writeText')}</p>
          <div>
            <ContactButton />
          </div>
        </section>
      </div>
    </Container>
  );
}
