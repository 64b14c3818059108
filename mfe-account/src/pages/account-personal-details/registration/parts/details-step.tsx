import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { REGISTRATION_FIELDS } from '@vitrava/shared-kit/contracts/customer-fields';
import { type FormProblemsByField, FormTextArea } from '@vitrava/shared-kit/forms/fields';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import { type ReactElement, useState } from 'react';
import { FormSpy } from 'react-final-form';
import { AccountForm } from '../../../../features/account-form/index.ts';
import { NewPasswordField } from '../../../../features/new-password/index.ts';
import { CustomerFields } from '../../fields/index.ts';
import { type Details, otherThan } from '../details.ts';
import { registerFx } from '../model.ts';
import { $registration, detailsWritten } from '../steps.ts';
import styles from '../view.module.css';
import { Agreements } from './agreement.tsx';

const QUESTION_LENGTH = 2000;

/** Requests the other details, opens the account and signs in. */
export function DetailsStep(): ReactElement {
  const { t } = useTranslation();
  const { registration, register, announce } = useUnit({
    registration: $registration,
    register: registerFx,
    announce: announcementRequested,
  });
  const { email } = registration;
  const [initial] = useState(registration.details);

  async function send(values: Details): Promise<FormProblemsByField | undefined> {
    const end = await register(values);
    if (end === 'signed-in') announce({ text: t('registration.welcome', { name: values.first_name.trim() }), tone: 'notice' });
    return typeof end === 'object' ? end : undefined;
  }

  return (
    <AccountForm<Details>
      texts="registration.details"
      initialValues={initial}
      onSubmit={send}
      actions={(submit) => <div className={styles['actions']}>{submit}</div>}
    >
      <KeepText />
      <CustomerFields fields={REGISTRATION_FIELDS} isRequired={({ registration }) => registration === 'required'} />
      <NewPasswordField name="password" label={t('registration.fields.password')} validate={otherThan(email)} required />
      <FormTextArea
        name="question"
        rows={3}
        maxLength={QUESTION_LENGTH}
        label={t('registration.fields.question')}
        hint={t('registration.fields.questionHint')}
      />
      <Agreements />
      {/* Associates the password with its account for password managers. */}
      <input type="text" autoComplete="username" value={email} readOnly hidden />
    </AccountForm>
  );
}

/** Gives the model what is written in the form around it, so that nothing is lost with the form. */
function KeepText() {
  const { write } = useUnit({ write: detailsWritten });
  return <FormSpy<Details> subscription={{ values: true }} onChange={({ values }) => write(values)} />;
}
