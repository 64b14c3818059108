import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { TelegramIcon } from '@vitrava/shared-kit/ui/icon';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { PopupHeading, PopupOutcome } from '../../ui/popup/index.ts';
import { CodeView } from './code-view.tsx';
import { $isLoading, $popup, codeRequested, TelegramGate } from './model.ts';
import styles from './view.module.css';

/** The way to the shop's Telegram bot: a code for the camera of a phone, and a link for the phone itself. */
export function TelegramQrView({ close }: FragmentProps): ReactElement {
  useGate(TelegramGate);
  const { t } = useTranslation();
  const { popup, isLoading, request } = useUnit({ popup: $popup, isLoading: $isLoading, request: codeRequested });
  const { failure } = popup;
  if (failure === 'off') {
    return (
      <PopupOutcome icon={<TelegramIcon size="large" />} tone="quiet" title={t('telegram.off.title')} text={t('telegram.off.text')}>
        <Button variant="secondary" onClick={close}>
          {t('telegram.off.close')}
        </Button>
      </PopupOutcome>
    );
  }
  return (
    <div className={styles['root']}>
      <PopupHeading title={t('telegram.title')} text={t('telegram.text')} />
      {failure === null ? (
        <CodeView />
      ) : (
        <Failure
          title={t('telegram.failed.title')}
          text={t(`telegram.failed.${failure}`)}
          retryLabel={t('account.retry')}
          retrying={isLoading}
          onRetry={() => request()}
        />
      )}
    </div>
  );
}
