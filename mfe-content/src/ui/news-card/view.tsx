import { Picture, type PictureSource } from '@vitrava/shared-kit/ui/picture';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import type { ReactElement } from 'react';
import styles from './view.module.css';

export interface NewsCardProps {
  readonly href: string;
  readonly title: string;
  readonly summary: string;
  readonly picture: PictureSource;
  readonly sizes: string;
  /** ISO, for machines. */
  readonly publishedAt: string;
  readonly date: string;
  readonly readingTime: string;
  readonly headingLevel?: 2 | 3;
  /** `lead` lays picture and words side by side where there is room; `normal` when absent. */
  readonly look?: 'normal' | 'lead';
  /** Its picture is the largest thing above the fold. */
  readonly priority?: boolean;
}

/** An article in a list; the whole card leads to it. */
export function NewsCard(props: NewsCardProps): ReactElement {
  const {
    href,
    title,
    summary,
    picture,
    sizes,
    publishedAt,
    date,
    readingTime,
    headingLevel = 2,
    look = 'normal',
    priority = false,
  } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={styles['root']} data-look={look}>
      <div className={styles['picture']}>
        <Picture {...picture} alt="" sizes={sizes} fit="cover" priority={priority} />
      </div>
      <div className={styles['words']}>
        <p className={styles['facts']}>
          <time dateTime={publishedAt}>{date}</time>
          <span className={styles['dot']} aria-hidden="true">
            ·
          </span>
          <span>{readingTime}</span>
        </p>
        <Heading className={styles['title']}>
          <a className={styles['link']} href={href}>
            {title}
          </a>
        </Heading>
        <p className={styles['summary']}>{summary}</p>
      </div>
    </article>
  );
}

export function NewsCardSkeleton({ look = 'normal' }: Pick<NewsCardProps, 'look'>): ReactElement {
  return (
    <div className={styles['root']} data-look={look}>
      <div className={styles['picture']}>
        <Skeleton shape="block" />
      </div>
      <div className={styles['words']}>
        <Skeleton width="third" />
        <Skeleton shape="title" width="most" />
        <Skeleton lines={2} />
      </div>
    </div>
  );
}
