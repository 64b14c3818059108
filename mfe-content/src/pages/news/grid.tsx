import type { LocaleCode } from '@vitrava/shared-kit/contracts/locale';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDate } from '@vitrava/shared-kit/i18n/format';
import { pictureSource } from '@vitrava/shared-kit/ui/picture';
import type { ReactElement } from 'react';
import type { NewsItem } from '../../contracts.ts';
import { articlePath } from '../../paths.ts';
import { NewsCard, NewsCardSkeleton } from '../../ui/news-card/index.ts';
import { LEAD_SIZES } from './head.ts';
import styles from './view.module.css';

const CARD_SIZES = '(width >= 1024px) 30vw, (width >= 640px) 46vw, 94vw';

interface Props {
  readonly items: readonly NewsItem[];
  readonly locale: LocaleCode;
}

/** The first article in the lead, the others beneath it. */
export function NewsGrid({ items, locale }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <ul className={styles['grid']}>
      {items.map((item, index) => (
        <li key={item.id} className={styles['item']}>
          <NewsCard
            href={localizePath(articlePath(item), locale)}
            title={item.title}
            summary={item.summary}
            picture={pictureSource(item.picture)}
            sizes={index === 0 ? LEAD_SIZES : CARD_SIZES}
            publishedAt={item.published_at}
            date={formatDate(item.published_at, locale)}
            readingTime={t('news.readingTime', { count: item.reading_minutes })}
            look={index === 0 ? 'lead' : 'normal'}
            priority={index === 0}
          />
        </li>
      ))}
    </ul>
  );
}

export function NewsGridSkeleton(): ReactElement {
  return (
    <div className={styles['grid']}>
      <div className={styles['item']}>
        <NewsCardSkeleton look="lead" />
      </div>
      {[1, 2, 3].map((card) => (
        <NewsCardSkeleton key={card} />
      ))}
    </div>
  );
}
