import { $locale, $pageAddress, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { LeafIcon } from '@vitrava/shared-kit/ui/icon';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { newsPath } from '../../paths.ts';
import { PageBody } from '../../ui/page-body/index.ts';
import { PageHeader } from '../../ui/page-header/index.ts';
import { articleQuery } from './model.ts';
import { ArticleText } from './text.tsx';

export function ArticleView(): ReactElement {
  const { t } = useTranslation();
  const { article, state, reload, address } = useUnit({
    article: articleQuery.$data,
    state: articleQuery.$state,
    reload: pageReloadRequested,
    address: $pageAddress,
  });
  return (
    <Container>
      {(state === 'loading' || state === 'failed') && <PageHeader title={t('article.title')} />}
      <PageBody
        state={state}
        skeleton={<Skeleton lines={10} />}
        loadingLabel={t('article.loading')}
        failedTitle={t('article.failed')}
        onRetry={() => reload()}
        retryHref={address}
        missing={<MissingArticle />}
      >
        {article && <ArticleText article={article} />}
      </PageBody>
    </Container>
  );
}

function MissingArticle(): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <EmptyState
      headingLevel={1}
      icon={<LeafIcon size="large" />}
      title={t('article.missingTitle')}
      text={t('article.missingText')}
      action={<ButtonLink href={localizePath(newsPath, locale)}>{t('article.toNews')}</ButtonLink>}
    />
  );
}
