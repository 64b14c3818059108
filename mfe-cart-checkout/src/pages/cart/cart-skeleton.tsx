import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import line from './line-view.module.css';
import summary from './summary.module.css';
import styles from './view.module.css';

const LINES = ['first', 'second'];

/** The frame of the page while the browser reads its cart: a line and a summary of the final size. */
export function CartSkeleton(): ReactElement {
  const { t } = useTranslation();
  return (
    <div className={styles['columns']} aria-busy="true">
      <VisuallyHidden>{t('cart.loading')}</VisuallyHidden>
      <ul className={styles['rows']}>
        {LINES.map((name) => (
          <li key={name} className={line['root']} aria-hidden="true">
            <div className={line['photo']}>
              <Skeleton shape="block" />
            </div>
            <div className={line['words']}>
              <Skeleton width="most" />
              <Skeleton width="third" />
            </div>
            <div className={line['foot']}>
              <div className={line['amount']}>
                <span className={line['placeholder']}>
                  <Skeleton shape="control" />
                </span>
              </div>
              <div className={line['sum']}>
                <span className={line['placeholder']}>
                  <Skeleton />
                </span>
              </div>
            </div>
          </li>
        ))}
      </ul>
      <div className={summary['root']} aria-hidden="true">
        <Skeleton shape="title" width="half" />
        <Skeleton lines={3} />
        <Skeleton shape="control" />
      </div>
    </div>
  );
}
