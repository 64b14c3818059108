import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import styles from './product-article.module.css';

export function LoadingProduct(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={styles['root']} aria-busy="true">
      <VisuallyHidden>
        <h1>{t('product.loading')}</h1>
      </VisuallyHidden>
      <div className={styles['top']}>
        <div className={styles['photo']}>
          <Skeleton shape="block" />
        </div>
        <div className={styles['buying']}>
          <Skeleton width="third" />
          <Skeleton shape="title" width="most" />
          <Skeleton lines={3} />
          <Skeleton shape="title" width="half" />
          <Skeleton shape="control" />
        </div>
      </div>
    </div>
  );
}
