import { announcementRequested } from '@vitrava/shared-kit/bus/shell';
import { CUSTOMER_FIELDS, type CustomerField } from '@vitrava/shared-kit/contracts/customer-fields';
import { FormProblems, type FormProblemsByField, ValidatedForm } from '@vitrava/shared-kit/forms/fields';
import { useMessages } from '@vitrava/shared-kit/forms/messages';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { FormSpy } from 'react-final-form';
import type { Customer } from '../../../contracts.ts';
import { CustomerFields } from '../fields/index.ts';
import styles from '../view.module.css';
import { type DetailsForm, formOf } from './changes.ts';
import { $draft, $isFound, $isFromBefore, draftWritten, editDismissed, saveDetailsFx } from './model.ts';

interface Props {
  readonly customer: Customer;
}

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
  /** Details that the shop has already are needed for orders, so they can be changed and not emptied. */
  const isRequired = ({ name, registration }: CustomerField) => registration === 'required' && known[name] !== '';

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
          <CustomerFields fields={CUSTOMER_FIELDS} isRequired={isRequired} first={first} />
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
