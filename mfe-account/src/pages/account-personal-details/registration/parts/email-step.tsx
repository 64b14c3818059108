import { FormEmailField } from '@vitrava/shared-kit/forms/fields';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { AccountForm } from '../../../../features/account-form/index.ts';
import { inviteFx } from '../model.ts';
import { $registration, codeStepChosen } from '../steps.ts';
import styles from '../view.module.css';

export function EmailStep(): ReactElement {
  const { t } = useTranslation();
  const { registration, invite, haveCode } = useUnit({ registration: $registration, invite: inviteFx, haveCode: codeStepChosen });
  const { email: known } = registration;

  return (
    <AccountForm<{ email: string }>
      texts="registration.email"
      initialValues={{ email: known }}
      onSubmit={(values) => invite(values.email).then(() => undefined)}
      actions={(submit) => (
        <div className={styles['actions']}>
          {submit}
          <Button size="large" variant="ghost" onClick={() => haveCode()}>
            {t('registration.email.haveCode')}
          </Button>
        </div>
      )}
    >
      <noscript>
        <p className={styles['text']}>{t('account.noScript')}</p>
      </noscript>
      <FormEmailField name="email" label={t('registration.fields.email')} required />
    </AccountForm>
  );
}
