import { $isRenewing } from '@vitrava/shared-kit/bus/session';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { TelegramIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { telegramRequested } from './telegram.ts';
import styles from './view.module.css';

/** Waits while there is no valid token to link the bot with; it stays where the focus is. */
export function TelegramButton(): ReactElement {
  const { t } = useTranslation();
  const { isRenewing, requested } = useUnit({ isRenewing: $isRenewing, requested: telegramRequested });
  return (
    <button type="button" className={styles['telegram']} aria-disabled={isRenewing} onClick={() => isRenewing || requested()}>
      <TelegramIcon />
      {t('footer.telegramBot')}
      {isRenewing && <span className={styles['renewing']}>{t('session.renewing')}</span>}
    </button>
  );
}
