import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { FormDateField, FormProblems, type FormProblemsByField, FormTextField, ValidatedForm } from '@vitrava/shared-kit/forms/fields';
import { useMessages } from '@vitrava/shared-kit/forms/messages';
import { FormPhoneField } from '@vitrava/shared-kit/forms/phone-field';
import { birthDate, firstProblem, personName, required, type Validator } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { FormSpy } from 'react-final-form';
import type { Customer } from '../../../contracts.ts';
import styles from '../view.module.css';
import { type DetailsForm, formOf } from './changes.ts';
import { $draft, $isFound, $isFromBefore, draftWritten, editDismissed, saveDetailsFx } from './model.ts';

/** What the shop knows already it needs for orders, so that it can be changed and not emptied. */
function kept(known: string, rule: Validator): Validator {
  return known === '' ? rule : firstProblem(required, rule);
}

interface Props {
  readonly customer: Customer;
}

/** The details, to be changed. */
export function EditForm({ customer }: Props): ReactElement {
  const { t } = useTranslation();
  const toMessage = useMessages();
  const first = useRef<HTMLInputElement>(null);
  const { draft, isFound, isFromBefore, write, dismiss, save, announce } = useUnit({
    draft: $draft,
    isFound: $isFound,
    isFromBefore: $isFromBefore,
    write: draftWritten,
    dismiss: editDismissed,
    save: saveDetailsFx,
    announce: announcementRequested,
  });
  const [initial] = useState(draft ?? {});
  const known = formOf(customer);

  const takesFocus = useRef(!isFromBefore);
  // The button that led here is gone, and the focus with it; after a reload or a look at another page no button has led here.
  useEffect(() => {
    if (takesFocus.current) first.current?.focus();
  }, []);

  async function send(values: Partial<DetailsForm>): Promise<FormProblemsByField | undefined> {
    const problems = await save(values);
    if (problems === undefined) announce({ text: t('details.saved'), tone: 'notice' });
    return problems;
  }

  return (
    <ValidatedForm<Partial<DetailsForm>> initialValues={initial} onSubmit={send} toMessage={toMessage} label={t('details.title')}>
      {({ submitting }) => (
        <>
          <FormSpy<Partial<DetailsForm>> subscription={{ values: true }} onChange={({ values }) => write(values)} />
          {isFound && <p className={styles['found']}>{t('details.found')}</p>}
          <p className={styles['text']}>{t('details.emailStays', { email: customer.email })}</p>
          <div className={styles['pair']}>
            <FormTextField
              ref={first}
              name="first_name"
              autoComplete="given-name"
              label={t('registration.fields.firstName')}
              required={known.first_name !== ''}
              validate={kept(known.first_name, personName)}
            />
            <FormTextField
              name="last_name"
              autoComplete="family-name"
              label={t('registration.fields.lastName')}
              required={known.last_name !== ''}
              validate={kept(known.last_name, personName)}
            />
          </div>
          <div className={styles['pair']}>
            <FormPhoneField name="phone" label={t('registration.fields.phone')} required={known.phone !== ''} />
            <FormDateField
              name="date_of_birth"
              autoComplete="bday"
              label={t('registration.fields.birthDate')}
              required={known.date_of_birth !== ''}
              validate={kept(known.date_of_birth, birthDate)}
            />
          </div>
          <div className={styles['pair']}>
            <FormTextField name="title" autoComplete="honorific-prefix" label={t('details.address')} hint={t('details.addressHint')} />
            <FormTextField name="job_title" autoComplete="organization-title" label={t('details.job')} />
          </div>
          <FormProblems title={t('details.notSaved')} />
          <div className={styles['actions']}>
            <Button type="submit" loading={submitting}>
              {t(submitting ? 'details.saving' : 'details.save')}
            </Button>
            <Button variant="ghost" onClick={() => dismiss()}>
              {t('details.dismiss')}
            </Button>
          </div>
        </>
      )}
    </ValidatedForm>
  );
}
