import { $locale, $pageAddress, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { LeafIcon } from '@vitrava/shared-kit/ui/icon';
import { Pagination } from '@vitrava/shared-kit/ui/pagination';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { newsPath } from '../../paths.ts';
import { PageBody } from '../../ui/page-body/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { NewsGrid, NewsGridSkeleton } from './grid.tsx';
import { $items, $page, $pages, newsQuery } from './model.ts';
import { pagePath } from './paging.ts';

export function NewsListView(): ReactElement {
  const { t } = useTranslation();
  const { state, reload, address } = useUnit({ state: newsQuery.$state, reload: pageReloadRequested, address: $pageAddress });
  return (
    <Container>
      <PageHeader title={t('newsList.title')} lead={t('newsList.lead')} />
      <PageBody
        state={state}
        skeleton={<NewsGridSkeleton />}
        loadingLabel={t('newsList.loading')}
        failedTitle={t('newsList.failed')}
        onRetry={() => reload()}
        retryHref={address}
        missing={<NoSuchPage />}
      >
        <ReadyList />
      </PageBody>
    </Container>
  );
}

function ReadyList(): ReactElement {
  const { t } = useTranslation();
  const { items, page, pages, locale } = useUnit({ items: $items, page: $page, pages: $pages, locale: $locale });
  if (items.length === 0) {
    return (
      <EmptyState
        icon={<LeafIcon size="large" />}
        title={t('newsList.emptyTitle')}
        text={t('newsList.emptyText')}
        action={<ButtonLink href={localizePath('/', locale)}>{t('newsList.toCatalogue')}</ButtonLink>}
      />
    );
  }
  return (
    <>
      <NewsGrid items={items} locale={locale} />
      <Pagination
        label={t('newsList.pages')}
        page={page}
        pages={pages}
        toHref={(to) => localizePath(pagePath(to), locale)}
        previousLabel={t('newsList.previous')}
        nextLabel={t('newsList.next')}
        pageLabel={(number) => t('newsList.page', { number })}
      />
    </>
  );
}

function NoSuchPage(): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <EmptyState
      icon={<LeafIcon size="large" />}
      title={t('newsList.missingTitle')}
      text={t('newsList.missingText')}
      action={<ButtonLink href={localizePath(newsPath, locale)}>{t('newsList.toFirst')}</ButtonLink>}
    />
  );
}
