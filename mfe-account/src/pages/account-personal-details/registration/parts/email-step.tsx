import type { ApiError } from '@vitrava/shared-kit/errors';
import { FormProblems, type FormProblemsByField, FormTextField, ValidatedForm } from '@vitrava/shared-kit/forms/fields';
import { useMessages } from '@vitrava/shared-kit/forms/messages';
import { email, firstProblem, required } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { problemsOfRefusal } from '../../../../domain/answers/index.ts';
import { inviteFx } from '../model.ts';
import { $registration, codeStepChosen } from '../steps.ts';
import styles from '../view.module.css';

const validate = firstProblem(required, email);

export function EmailStep(): ReactElement {
  const { t } = useTranslation();
  const toMessage = useMessages();
  const { registration, invite, haveCode } = useUnit({ registration: $registration, invite: inviteFx, haveCode: codeStepChosen });
  const { email: known } = registration;

  const send = (values: { email: string }): Promise<FormProblemsByField | undefined> =>
    invite(values.email).then(
      () => undefined,
      (error: unknown) => problemsOfRefusal(error as ApiError),
    );

  return (
    <ValidatedForm<{ email: string }>
      initialValues={{ email: known }}
      onSubmit={send}
      toMessage={toMessage}
      label={t('registration.email.title')}
    >
      {({ submitting }) => (
        <>
          <noscript>
            <p className={styles['text']}>{t('account.noScript')}</p>
          </noscript>
          <FormTextField
            name="email"
            type="email"
            autoComplete="email"
            inputMode="email"
            label={t('registration.fields.email')}
            validate={validate}
            required
          />
          <FormProblems title={t('registration.email.failed')} />
          <div className={styles['actions']}>
            <Button type="submit" size="large" loading={submitting}>
              {t(submitting ? 'registration.email.sending' : 'registration.email.submit')}
            </Button>
            <Button size="large" variant="ghost" onClick={() => haveCode()}>
              {t('registration.email.haveCode')}
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
