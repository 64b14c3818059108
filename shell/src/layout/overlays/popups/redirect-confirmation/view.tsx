import { $popupBusy, popupCloseRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { ExternalIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './view.module.css';

interface Props {
  readonly address: string;
  readonly level: number;
  readonly open: boolean;
  readonly onClosed: () => void;
}

/** Before a link leaves the shop: shows the target, and opens it in a new tab after confirmation. */
export function RedirectConfirmation({ address, ...place }: Props): ReactElement {
  const { t } = useTranslation();
  const { close, isBusy } = useUnit({ close: popupCloseRequested, isBusy: $popupBusy });

  function leave(): void {
    // Within the click, so that no browser blocks it as a popup. The other site receives nothing about this page.
    window.open(address, '_blank', 'noopener,noreferrer');
    close();
  }

  return (
    <Dialog
      {...place}
      onClose={() => close()}
      title={t('redirect.title')}
      closeLabel={t('popups.close')}
      cancelLabel={t('redirect.stay')}
      confirm={{ label: t('redirect.go'), onConfirm: leave, disabled: isBusy }}
      size="small"
    >
      <div className={styles['root']}>
        <p className={styles['host']}>
          <ExternalIcon />
          <span>{new URL(address).host}</span>
        </p>
        <p>{t('redirect.text')}</p>
        <p className={styles['address']}>{address}</p>
      </div>
    </Dialog>
  );
}
