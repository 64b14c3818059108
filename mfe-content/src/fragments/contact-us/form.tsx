import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { FormCheckbox, FormEmailField, FormProblems, FormTextArea, FormTextField, ValidatedForm } from '@vitrava/shared-kit/forms/fields';
import { useMessages } from '@vitrava/shared-kit/forms/messages';
import { FormPhoneField } from '@vitrava/shared-kit/forms/phone-field';
import { checked, firstProblem, personName, required } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $isSubmitting, type ContactRequest, submitContactFx } from './model.ts';
import styles from './view.module.css';

const EMPTY: ContactRequest = { first_name: '', last_name: '', phone: '', email: '', question: '', confirmation: false };

const aName = firstProblem(required, personName);

export function ContactForm(): ReactElement {
  const { t } = useTranslation();
  const { submit, isSubmitting } = useUnit({ submit: submitContactFx, isSubmitting: $isSubmitting });
  const toMessage = useMessages();

  return (
    <div className={styles['root']}>
      <div className={styles['header']}>
        <h2 className={styles['title']} data-popup-title="">
          {t('contactUs.title')}
        </h2>
        <p className={styles['lead']}>{t('contactUs.lead')}</p>
      </div>
      <ValidatedForm<ContactRequest> initialValues={EMPTY} toMessage={toMessage} label={t('contactUs.title')} onSubmit={submit}>
        <div className={styles['pair']}>
          <FormTextField name="first_name" label={t('contactUs.firstName')} autoComplete="given-name" validate={aName} required />
          <FormTextField name="last_name" label={t('contactUs.lastName')} autoComplete="family-name" validate={aName} required />
        </div>
        <FormPhoneField name="phone" label={t('contactUs.phone')} required />
        <FormEmailField name="email" label={t('contactUs.email')} required />
        <FormTextArea name="question" label={t('contactUs.question')} rows={5} maxLength={2000} validate={required} required />
        <FormCheckbox name="confirmation" label={<Confirmation />} validate={checked} />
        <FormProblems title={t('contactUs.failed')} />
        <Button type="submit" size="large" wide loading={isSubmitting}>
          {t(isSubmitting ? 'contactUs.sending' : 'contactUs.send')}
        </Button>
      </ValidatedForm>
    </div>
  );
}

/** Agreement with the personal data terms; they open in a new tab, so that the form stays. */
function Confirmation(): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <>
      {t('contactUs.agree')}{' '}
      <a href={localizePath('/web/docs/personal_data_privacy.pdf', locale)} target="_blank" rel="noopener">
        {t('contactUs.terms')}
        <VisuallyHidden>{t('contacts.newTab')}</VisuallyHidden>
      </a>
    </>
  );
}
