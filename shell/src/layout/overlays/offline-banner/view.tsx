import { useTranslation } from '@vitrava/shared-kit/i18n';
import { AlertIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $isOffline } from './model.ts';
import styles from './view.module.css';

/** Its region is always there, so that coming and going are spoken. */
export function OfflineBanner(): ReactElement {
  const { t } = useTranslation();
  const isOffline = useUnit($isOffline);
  return (
    <div className={styles['root']} role="status">
      {isOffline && (
        <p className={styles['banner']}>
          <AlertIcon />
          {t('offline')}
        </p>
      )}
    </div>
  );
}
