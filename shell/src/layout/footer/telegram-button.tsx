import { useTranslation } from '@vitrava/shared-kit/i18n';
import { TelegramIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $hasTelegram, $isTelegramDisabled, telegramRequested } from './model.ts';
import styles from './view.module.css';

export function TelegramButton(): ReactElement | null {
  const { t } = useTranslation();
  const { isShown, isDisabled, requested } = useUnit({
    isShown: $hasTelegram,
    isDisabled: $isTelegramDisabled,
    requested: telegramRequested,
  });
  if (!isShown) return null;
  return (
    <button type="button" className={styles['telegram']} disabled={isDisabled} onClick={() => requested()}>
      <TelegramIcon />
      {t('footer.telegramBot')}
    </button>
  );
}
