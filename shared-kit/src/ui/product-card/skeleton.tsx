import { Skeleton } from '../skeleton/index.ts';
import styles from './view.module.css';

/** A product card that is on its way: the same places, the same heights. */
export function ProductCardSkeleton() {
  return (
    <div className={styles['root']} aria-hidden="true">
      <div className={styles['picture']}>
        <Skeleton shape="block" />
      </div>
      <div className={styles['text']}>
        <Skeleton width="third" />
        <Skeleton lines={2} />
      </div>
      <Skeleton shape="title" width="half" />
      <div className={styles['action']}>
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
