import type { AccountClosing } from '@vitrava/shared-kit/contracts/api';
import type { ApiError } from '@vitrava/shared-kit/errors';
import { FormPasswordField, FormProblems, type FormProblemsByField, ValidatedForm } from '@vitrava/shared-kit/forms/fields';
import { useMessages } from '@vitrava/shared-kit/forms/messages';
import { required } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { PopupHeading } from '../../ui/popup/index.ts';
import { AccountClosingGate, closeAccountFx, problemsOfClosing } from './model.ts';
import styles from './view.module.css';

const CONSEQUENCES = ['erased', 'orders', 'sessions', 'email'] as const;

/** Closes the account of a customer who confirms it by the password. */
export function AccountClosingView({ close, input }: FragmentProps): ReactElement {
  useGate(AccountClosingGate, { close, input });
  const { t } = useTranslation();
  const toMessage = useMessages();
  const closeAccount = useUnit(closeAccountFx);
  const owner = input['email'];

  async function send({ password }: AccountClosing): Promise<FormProblemsByField | undefined> {
    try {
      await closeAccount({ password });
      return undefined;
    } catch (error) {
      return problemsOfClosing(error as ApiError);
    }
  }

  return (
    <div className={styles['root']}>
      <PopupHeading title={t('accountClosing.title')} text={t('accountClosing.text')} />
      <ul className={styles['consequences']}>
        {CONSEQUENCES.map((name) => (
          <li key={name}>{t(`accountClosing.consequences.${name}`)}</li>
        ))}
      </ul>
      <ValidatedForm<AccountClosing> onSubmit={send} toMessage={toMessage} label={t('accountClosing.title')}>
        {({ submitting }) => (
          <>
            <FormPasswordField name="password" autoComplete="current-password" label={t('accountClosing.password')} validate={required} />
            {/* Associates the password with its account for password managers; last, because the first field has the focus. */}
            {typeof owner === 'string' && <input type="text" autoComplete="username" value={owner} readOnly hidden />}
            <FormProblems title={t('accountClosing.failed')} />
            <Button type="submit" size="large" wide loading={submitting}>
              {t(submitting ? 'accountClosing.sending' : 'accountClosing.submit')}
            </Button>
          </>
        )}
      </ValidatedForm>
    </div>
  );
}
