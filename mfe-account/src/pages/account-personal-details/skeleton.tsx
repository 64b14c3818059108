import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import styles from './view.module.css';

const ROWS = ['name', 'email', 'phone', 'birth', 'language'] as const;

/** Placeholder of the details; without scripts they never load, and the page shows this. */
export function DetailsSkeleton(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={styles['columns']}>
      <div className={styles['card']}>
        <VisuallyHidden live>{t('account.loading')}</VisuallyHidden>
        <noscript>
          <p className={styles['text']}>{t('account.noScript')}</p>
        </noscript>
        <Skeleton shape="title" width="half" />
        <div className={styles['rows']}>
          {ROWS.map((row) => (
            <div key={row} className={styles['row']}>
              <Skeleton width="half" />
              <Skeleton width="most" />
            </div>
          ))}
        </div>
        <Skeleton shape="control" width="third" />
      </div>
      <div className={styles['side']}>
        <Skeleton shape="title" width="most" />
        <Skeleton lines={3} />
      </div>
    </div>
  );
}
