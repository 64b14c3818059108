import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import type { PasswordChange } from '@vitrava/shared-kit/contracts/api';
import { FormPasswordField } from '@vitrava/shared-kit/forms/fields';
import { required } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { AccountForm } from '../../features/account-form/index.ts';
import { NewPasswordField, RepeatedPasswordField } from '../../features/new-password/index.ts';
import { PopupHeading } from '../../ui/popup/index.ts';
import { changePasswordFx, PasswordChangeGate } from './model.ts';
import styles from './view.module.css';

export function PasswordChangeView({ close, input }: FragmentProps): ReactElement {
  useGate(PasswordChangeGate, { close, input });
  const { t } = useTranslation();
  const { change, announce } = useUnit({ change: changePasswordFx, announce: announcementRequested });
  const owner = input['email'];

  async function send(values: PasswordChange): Promise<undefined> {
    await change(values);
    announce({ text: t('passwordChange.done'), tone: 'notice' });
  }

  return (
    <div className={styles['root']}>
      <PopupHeading title={t('passwordChange.title')} text={t('passwordChange.text')} />
      <AccountForm<PasswordChange> texts="passwordChange" onSubmit={send}>
        <FormPasswordField name="old_password" autoComplete="current-password" label={t('passwordChange.old')} validate={required} />
        <NewPasswordField name="new_password" label={t('newPassword.password')} />
        <RepeatedPasswordField name="new_password_repeat" of="new_password" label={t('newPassword.repeat')} />
        {/* Associates the password with its account for password managers; last, because the first field has the focus. */}
        {typeof owner === 'string' && <input type="text" autoComplete="username" value={owner} readOnly hidden />}
      </AccountForm>
    </div>
  );
}
