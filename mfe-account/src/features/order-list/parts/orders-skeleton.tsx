import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import styles from '../view.module.css';

/** Placeholder of the orders; without scripts they never load, and the page shows this. */
export function OrdersSkeleton(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={styles['list']}>
      <VisuallyHidden live>{t('orders.loading')}</VisuallyHidden>
      <noscript>
        <p>{t('account.noScript')}</p>
      </noscript>
      {[0, 1].map((place) => (
        <div key={place} className={styles['card']}>
          <div className={styles['placeholders']}>
            <Skeleton shape="title" width="half" />
            <Skeleton width="third" />
          </div>
          <div className={styles['facts']}>
            <div className={styles['placeOfFact']}>
              <Skeleton lines={5} />
            </div>
            <Skeleton lines={2} />
          </div>
          <div className={styles['placeOfContents']}>
            <Skeleton width="third" />
          </div>
          <Skeleton shape="control" width="third" />
        </div>
      ))}
    </div>
  );
}
