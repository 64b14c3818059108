import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { Button } from '@vitrava/shared-kit/ui/button';
import { ShieldIcon } from '@vitrava/shared-kit/ui/icon';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { AccountForm } from '../../features/account-form/index.ts';
import { NewPasswordField, RepeatedPasswordField } from '../../features/new-password/index.ts';
import { $link, anotherLinkChosen, type NewPassword, setPasswordFx } from '../../features/reset-link/index.ts';
import { PopupHeading, PopupOutcome } from '../../ui/popup/index.ts';
import { PasswordResetGate } from './model.ts';
import styles from './view.module.css';

/** A new password by the link of an email; without a link that can be used, the way to another. */
export function PasswordResetView({ close, input }: FragmentProps): ReactElement {
  useGate(PasswordResetGate, { close, input });
  const { t } = useTranslation();
  const { link, another } = useUnit({ link: $link, another: anotherLinkChosen });
  if (link === 'usable' || link === 'changed' || link === 'uncertain') return <NewPasswordForm />;

  function requestAnotherLink(): void {
    close();
    another();
  }
  return (
    <PopupOutcome icon={<ShieldIcon size="large" />} tone="quiet" title={t('resetPage.missing.title')} text={t('resetPage.missing.text')}>
      <Button onClick={requestAnotherLink}>{t('resetPage.another')}</Button>
    </PopupOutcome>
  );
}

function NewPasswordForm(): ReactElement {
  const { t } = useTranslation();
  const { setPassword } = useUnit({ setPassword: setPasswordFx });
  return (
    <div className={styles['root']}>
      <PopupHeading title={t('newPassword.title')} text={t('newPassword.text')} />
      <AccountForm<NewPassword> texts="newPassword" onSubmit={(values) => setPassword(values)}>
        <NewPasswordField name="new_password" label={t('newPassword.password')} />
        <RepeatedPasswordField name="new_password_repeat" of="new_password" label={t('newPassword.repeat')} />
      </AccountForm>
    </div>
  );
}
