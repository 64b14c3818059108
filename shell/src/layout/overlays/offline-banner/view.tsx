import { useTranslation } from '@vitrava/shared-kit/i18n';
import { AlertIcon, CheckIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $connection, $isChecking, checkRequested } from './model.ts';
import styles from './view.module.css';

const TEXTS = { lost: 'offline.text', still: 'offline.still', back: 'offline.back' } as const;

/** Its region is always there, so that showing and hiding are announced. */
export function OfflineBanner(): ReactElement {
  const { t } = useTranslation();
  const { connection, isChecking, check } = useUnit({ connection: $connection, isChecking: $isChecking, check: checkRequested });
  return (
    <div className={styles['root']} role="status">
      {connection !== 'fine' && (
        <div className={styles['banner']}>
          {connection === 'back' ? <CheckIcon /> : <AlertIcon />}
          <p>{t(TEXTS[connection])}</p>
          {connection !== 'back' && (
            <button type="button" className={styles['retry']} aria-disabled={isChecking} onClick={() => check()}>
              {t('offline.retry')}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
