import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import type { PasswordChange } from '@vitrava/shared-kit/contracts/api';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { FormPasswordField, FormProblems, type FormProblemsByField, ValidatedForm } from '@vitrava/shared-kit/forms/fields';
import { useMessages } from '@vitrava/shared-kit/forms/messages';
import { required } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { problemsOfRefusal } from '../../domain/answers/index.ts';
import { NewPasswordField, RepeatedPasswordField } from '../../features/new-password/index.ts';
import { PopupHeading } from '../../ui/popup/index.ts';
import { changePasswordFx, PasswordChangeGate } from './model.ts';
import styles from './view.module.css';

export function PasswordChangeView({ close, input }: FragmentProps): ReactElement {
  useGate(PasswordChangeGate, { close, input });
  const { t } = useTranslation();
  const toMessage = useMessages();
  const { change, announce } = useUnit({ change: changePasswordFx, announce: announcementRequested });
  const owner = input['email'];

  async function send(values: PasswordChange): Promise<FormProblemsByField | undefined> {
    try {
      await change(values);
      announce({ text: t('passwordChange.done'), tone: 'notice' });
      return undefined;
    } catch (error) {
      return problemsOfRefusal(error as ApiError);
    }
  }

  return (
    <div className={styles['root']}>
      <PopupHeading title={t('passwordChange.title')} text={t('passwordChange.text')} />
      <ValidatedForm<PasswordChange> onSubmit={send} toMessage={toMessage} label={t('passwordChange.title')}>
        {({ submitting }) => (
          <>
            <FormPasswordField name="old_password" autoComplete="current-password" label={t('passwordChange.old')} validate={required} />
            <NewPasswordField name="new_password" label={t('newPassword.password')} />
            <RepeatedPasswordField name="new_password_repeat" of="new_password" label={t('newPassword.repeat')} />
            {/* Associates the password with its account for password managers; last, because the first field has the focus. */}
            {typeof owner === 'string' && <input type="text" autoComplete="username" value={owner} readOnly hidden />}
            <FormProblems title={t('passwordChange.failed')} />
            <Button type="submit" size="large" wide loading={submitting}>
              {t(submitting ? 'passwordChange.sending' : 'passwordChange.submit')}
            </Button>
          </>
        )}
      </ValidatedForm>
    </div>
  );
}
