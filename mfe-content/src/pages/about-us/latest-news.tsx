import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDate } from '@vitrava/shared-kit/i18n/format';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { articlePath, newsPath } from '../../paths.ts';
import { NewsCard } from '../../ui/news-card/index.ts';
import { latestNews } from './model.ts';
import styles from './view.module.css';

export function LatestNews(): ReactElement | null {
  const { t } = useTranslation();
  const {
    news: { results: news },
    locale,
  } = useUnit({ news: latestNews.$data, locale: $locale });
  if (news.length === 0) return null;
  return (
    <section className={styles['section']}>
      <div className={styles['newsHead']}>
        <h2>{t('about.news')}</h2>
        <a href={localizePath(newsPath, locale)}>{t('about.allNews')}</a>
      </div>
      <ul className={styles['news']}>
        {news.map((item) => (
          <li key={item.id}>
            <NewsCard
              href={localizePath(articlePath(item), locale)}
              title={item.title}
              summary={item.summary}
              picture={pictureSource(item.picture)}
              sizes="(width >= 801px) 30vw, 94vw"
              publishedAt={item.published_at}
              date={formatDate(item.published_at, locale)}
              readingTime={t('news.readingTime', { count: item.reading_minutes })}
              headingLevel={3}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}
