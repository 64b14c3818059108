import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import styles from './view.module.css';

const CARDS = ['first', 'second', 'third'];

/** Places of the final size while the cart and the choices made before are read. */
export function FrameSkeleton(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={styles['columns']} data-skeleton="">
      <VisuallyHidden>{t('checkout.loading')}</VisuallyHidden>
      <div className={styles['main']} aria-hidden="true">
        {CARDS.map((name) => (
          <div key={name} className={styles['placeholder']}>
            <Skeleton shape="title" width="half" />
            <Skeleton lines={2} />
          </div>
        ))}
        <Skeleton shape="control" width="half" />
      </div>
      <div className={styles['summary']} aria-hidden="true">
        <Skeleton shape="title" width="half" />
        <Skeleton lines={3} />
        <Skeleton shape="title" />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
