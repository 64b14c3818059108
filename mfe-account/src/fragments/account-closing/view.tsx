import type { AccountClosing } from '@vitrava/shared-kit/contracts/api';
import { FormPasswordField } from '@vitrava/shared-kit/forms/fields';
import { required } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { AccountForm } from '../../features/account-form/index.ts';
import { PopupHeading } from '../../ui/popup/index.ts';
import { AccountClosingGate, closeAccountFx, problemsOfClosing } from './model.ts';
import styles from './view.module.css';

const CONSEQUENCES = ['erased', 'orders', 'sessions', 'email'] as const;

/** Closes the account of a customer who confirms it by the password. */
export function AccountClosingView({ close, input }: FragmentProps): ReactElement {
  useGate(AccountClosingGate, { close, input });
  const { t } = useTranslation();
  const closeAccount = useUnit(closeAccountFx);
  const owner = input['email'];

  return (
    <div className={styles['root']}>
      <PopupHeading title={t('accountClosing.title')} text={t('accountClosing.text')} />
      <ul className={styles['consequences']}>
        {CONSEQUENCES.map((name) => (
          <li key={name}>{t(`accountClosing.consequences.${name}`)}</li>
        ))}
      </ul>
      <AccountForm<AccountClosing>
        texts="accountClosing"
        onSubmit={(values) => closeAccount(values).then(() => undefined)}
        toProblems={problemsOfClosing}
      >
        <FormPasswordField name="password" autoComplete="current-password" label={t('accountClosing.password')} validate={required} />
        {/* Associates the password with its account for password managers; last, because the first field has the focus. */}
        {typeof owner === 'string' && <input type="text" autoComplete="username" value={owner} readOnly hidden />}
      </AccountForm>
    </div>
  );
}
