import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import type { PopupLook } from '../looks.ts';
import styles from './view.module.css';

interface Props {
  /** Announced to assistive technology. */
  readonly label: string;
  readonly shape: PopupLook['shape'];
}

const FIELDS = { short: [1, 2], long: [1, 2, 3, 4, 5], picture: [], message: [] } as const;

/** As large as what is on its way. */
export function PopupSkeleton({ label, shape }: Props): ReactElement {
  return (
    <div className={styles['skeleton']}>
      <VisuallyHidden live>{label}</VisuallyHidden>
      <Skeleton shape="title" width="most" />
      {shape === 'picture' ? (
        <div className={styles['picture']}>
          <Skeleton shape="block" />
        </div>
      ) : (
        <Skeleton lines={2} />
      )}
      {FIELDS[shape].map((field) => (
        <div key={field}>
          <Skeleton width="third" />
          <Skeleton shape="control" />
        </div>
      ))}
      <Skeleton shape="control" />
    </div>
  );
}
