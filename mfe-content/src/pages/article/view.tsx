import { $locale, pageReloadRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { EmptyState } from '@vitrava/shared-kit/ui/empty-state';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { LeafIcon } from '@vitrava/shared-kit/ui/icon';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { PageHeader } from '../../ui/page-header/index.ts';
import { $article, $state } from './model.ts';
import { ArticleText } from './text.tsx';
import { useTrail } from './use-trail.ts';
import styles from './view.module.css';

export function ArticleView(): ReactElement {
  const { article, state } = useUnit({ article: $article, state: $state });
  return (
    <Container>
      {state === 'loading' && <LoadingArticle />}
      {state === 'ready' && article && <ArticleText article={article} />}
      {state === 'missing' && <MissingArticle />}
      {state === 'failed' && <FailedArticle />}
    </Container>
  );
}

function LoadingArticle(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={styles['root']} role="status" aria-busy="true" aria-label={t('article.loading')}>
      <div className={styles['header']}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="most" />
        <Skeleton lines={2} />
      </div>
      <div className={styles['picture']}>
        <Skeleton shape="block" />
      </div>
      <div className={styles['text']}>
        <Skeleton lines={7} />
      </div>
    </div>
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
      action={<ButtonLink href={localizePath('/news', locale)}>{t('article.toNews')}</ButtonLink>}
    />
  );
}

function FailedArticle(): ReactElement {
  const { t } = useTranslation();
  const trail = useTrail();
  const { reload } = useUnit({ reload: pageReloadRequested });
  return (
    <>
      <PageHeader title={t('article.title')} trail={trail} />
      <Failure title={t('article.failed')} text={t('failure.text')} retryLabel={t('failure.retry')} onRetry={() => reload()} />
    </>
  );
}
