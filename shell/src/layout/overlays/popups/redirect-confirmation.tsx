import { $popupBusy, popupCloseRequested } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Dialog } from '@vitrava/shared-kit/ui/dialog';
import { ExternalIcon } from '@vitrava/shared-kit/ui/icon';
import { parseUrl } from '@vitrava/shared-kit/url';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './redirect-confirmation.module.css';
import type { Popup } from './stack.ts';

/** The address that this popup confirms; null for any other popup, and for a value that is no address of a site. */
export function foreignAddressIn({ owner, name, input }: Pick<Popup, 'owner' | 'name' | 'input'>): string | null {
  const address = input['address'];
  if (owner !== 'shell' || name !== 'redirect-confirmation' || typeof address !== 'string') return null;
  const url = parseUrl(address);
  return url && /^https?:$/.test(url.protocol) ? url.href : null;
}

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
