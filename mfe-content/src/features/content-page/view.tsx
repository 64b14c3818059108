import { $locale, $pageAddress, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDate } from '@vitrava/shared-kit/i18n/format';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { InfoIcon } from '@vitrava/shared-kit/ui/icon';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import type { ReactElement, ReactNode } from 'react';
import type { ContentPage } from '../../contracts.ts';
import { contactsPath } from '../../paths.ts';
import { Contents } from '../../ui/contents/index.ts';
import { PageBody } from '../../ui/page-body/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { Prose } from '../../ui/prose/index.ts';
import type { ContentPageModel } from './model.ts';
import styles from './view.module.css';

interface Props {
  readonly model: ContentPageModel;
}

export function ContentDocument({ model }: Props): ReactElement {
  const { page, title } = useUnit({ page: model.query.$data, title: model.$title });
  return (
    <>
      <PageHeader title={title} lead={page?.summary} />
      <ContentPageBody model={model}>{page && <Sections page={page} />}</ContentPageBody>
    </>
  );
}

/** What a page of our own words shows in each of its states; `children` once they are there. */
export function ContentPageBody({ model, children }: Props & { readonly children: ReactNode }): ReactElement {
  const { t } = useTranslation();
  const { state, reload, address, locale } = useUnit({
    state: model.query.$state,
    reload: pageReloadRequested,
    address: $pageAddress,
    locale: $locale,
  });
  return (
    <PageBody
      state={state}
      skeleton={<Skeleton lines={10} />}
      loadingLabel={t('document.loading')}
      failedTitle={t('document.failed')}
      onRetry={() => reload()}
      retryHref={address}
      missing={
        <EmptyState
          icon={<InfoIcon size="large" />}
          title={t('document.missingTitle')}
          text={t('document.missingText')}
          action={<ButtonLink href={localizePath(contactsPath, locale)}>{t('askUs.action')}</ButtonLink>}
        />
      }
    >
      {children}
    </PageBody>
  );
}

function Sections({ page: { sections, updated_at } }: { readonly page: ContentPage }): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <Contents label={t('document.sections')} sections={sections.map(({ id, title }) => ({ id, name: title }))}>
      {sections.map(({ id, title, body }) => (
        <section key={id} id={id} className={styles['section']} aria-labelledby={`${id}-name`}>
          <h2 id={`${id}-name`}>{title}</h2>
          <Prose blocks={body} />
        </section>
      ))}
      <p className={styles['updated']}>{t('document.updated', { date: formatDate(updated_at, locale) })}</p>
    </Contents>
  );
}
