import { $locale } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDate } from '@vitrava/shared-kit/i18n/format';
import { Fragment } from '@vitrava/shared-kit/ui/fragment';
import { Picture, pictureSource } from '@vitrava/shared-kit/ui/picture';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { Article } from '../../contracts.ts';
import { Prose } from '../../ui/prose/index.ts';
import { splitLead, subjectOf } from './article.ts';
import { LEAD_SIZES } from './head.ts';
import { Neighbours } from './neighbours.tsx';
import styles from './view.module.css';

interface Props {
  readonly article: Article;
}

export function ArticleText({ article }: Props): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  const { alt, blocks } = splitLead(article);
  const subject = subjectOf(article);
  return (
    <article className={styles['root']}>
      <header className={styles['header']}>
        <h1>{article.title}</h1>
        <p className={styles['summary']}>{article.summary}</p>
        <p className={styles['facts']}>
          <time dateTime={article.published_at}>{formatDate(article.published_at, locale)}</time>
          <span aria-hidden="true">·</span>
          <span>{t('news.readingTime', { count: article.reading_minutes })}</span>
        </p>
      </header>
      <div className={styles['picture']}>
        <Picture {...pictureSource(article.picture)} alt={alt} sizes={LEAD_SIZES} priority />
      </div>
      <div className={styles['text']}>
        <Prose blocks={blocks} />
      </div>
      {subject && (
        <div className={styles['shelf']}>
          <Fragment owner="mfe-catalog" name="product-shelf" input={subject} />
        </div>
      )}
      <Neighbours newer={article.newer ?? null} older={article.older ?? null} />
    </article>
  );
}
