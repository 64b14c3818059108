import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { MailIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { PopupOutcome } from '../../ui/popup/index.ts';
import { loginChosen } from './mode.ts';
import { $recovery } from './recovery.ts';

/** The email is on its way; the popup closes by itself. */
export function RecoverySent(): ReactElement {
  const { t } = useTranslation();
  const { recovery, back } = useUnit({ recovery: $recovery, back: loginChosen });
  const { sentTo: email } = recovery;
  return (
    <PopupOutcome icon={<MailIcon size="large" />} title={t('recovery.sent')} text={t('recovery.sentText', { email })}>
      <Button variant="secondary" onClick={() => back()}>
        {t('recovery.back')}
      </Button>
    </PopupOutcome>
  );
}
