import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import type { ReactElement } from 'react';
import styles from './view.module.css';

export function ResultSkeleton(): ReactElement {
  return (
    <div className={styles['details']} aria-hidden="true">
      <div className={styles['part']}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={4} />
      </div>
      <div className={styles['part']}>
        <Skeleton shape="title" width="half" />
        <Skeleton lines={4} />
      </div>
    </div>
  );
}
