import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { FormEmailField, FormTextField } from '@vitrava/shared-kit/forms/fields';
import { firstProblem, required, type Validator } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { useUnit } from 'effector-react';
import { type ReactElement, useState } from 'react';
import { AccountForm } from '../../../../features/account-form/index.ts';
import { confirmFx, digitsOf, inviteFx } from '../model.ts';
import { $registration, emailStepChosen } from '../steps.ts';
import styles from '../view.module.css';

const CODE_LENGTH = 6;

const sixDigits: Validator = (value) =>
  typeof value === 'string' && digitsOf(value).length === CODE_LENGTH ? undefined : { key: 'refused', values: { reason: 'digits' } };

const aCode = firstProblem(required, sixDigits);

/** Requests the code from the email; the address too, when the page was opened by the email's link. */
export function CodeStep(): ReactElement {
  const { t } = useTranslation();
  const { registration, isInviting, confirm, invite, changeEmail, announce } = useUnit({
    registration: $registration,
    isInviting: inviteFx.pending,
    confirm: confirmFx,
    invite: inviteFx,
    changeEmail: emailStepChosen,
    announce: announcementRequested,
  });
  const { email: known, code, isCodeStale: isStale } = registration;
  // What the form begins with; while it is open it holds its text by itself.
  const [initial] = useState({ email: known, code: isStale ? '' : code });

  const sendAgain = (): Promise<unknown> =>
    invite(known).then(
      () => announce({ text: t('registration.code.sentAgain'), tone: 'notice' }),
      () => announce({ text: t('registration.code.notSentAgain'), tone: 'error' }),
    );

  return (
    <>
      {isStale && <Notice tone="warning">{t('registration.code.stale')}</Notice>}
      <AccountForm<{ email: string; code: string }>
        texts="registration.code"
        initialValues={initial}
        onSubmit={(values) => confirm(values)}
        actions={(submit) => (
          <div className={styles['actions']}>
            {submit}
            <Button size="large" variant="ghost" onClick={() => changeEmail()}>
              {t(initial.email === '' ? 'registration.code.requestCode' : 'registration.code.changeEmail')}
            </Button>
            {initial.email !== '' && (
              <Button size="large" variant="ghost" loading={isInviting} onClick={() => void sendAgain()}>
                {t('registration.code.sendAgain')}
              </Button>
            )}
          </div>
        )}
      >
        {initial.email === '' && <FormEmailField name="email" label={t('registration.fields.email')} required />}
        <div className={styles['code']}>
          <FormTextField
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            maxLength={12}
            label={t('registration.fields.code')}
            validate={aCode}
            required
          />
        </div>
      </AccountForm>
    </>
  );
}
