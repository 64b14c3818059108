import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { FormEmailField, FormPasswordField } from '@vitrava/shared-kit/forms/fields';
import { required } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { useForm } from 'react-final-form';
import type { Credentials } from '../../domain/sign-in/index.ts';
import { AccountForm } from '../../features/account-form/index.ts';
import { accountPersonalDetailsPath } from '../../paths.ts';
import { PopupHeading } from '../../ui/popup/index.ts';
import { closePopupFx } from './gate.ts';
import { $email, recoveryChosen } from './mode.ts';
import { signInFx } from './model.ts';
import { problemsOfSignIn } from './problems.ts';
import styles from './view.module.css';

export function LoginForm(): ReactElement {
  const { t } = useTranslation();
  const { locale, known, signIn, close } = useUnit({ locale: $locale, known: $email, signIn: signInFx, close: closePopupFx });
  return (
    <div className={styles['root']}>
      <PopupHeading title={t('login.title')} text={t('login.text')} />
      <AccountForm<Credentials>
        texts="login"
        initialValues={{ email: known }}
        onSubmit={(values) => signIn(values)}
        toProblems={problemsOfSignIn}
      >
        <FormEmailField name="email" autoComplete="username" label={t('login.email')} />
        <div className={styles['password']}>
          <FormPasswordField name="password" autoComplete="current-password" label={t('login.password')} validate={required} />
          <RecoveryLink />
        </div>
      </AccountForm>
      <p className={styles['aside']}>
        {t('login.newHere')}{' '}
        <a href={localizePath(`${accountPersonalDetailsPath}?register=1`, locale)} onClick={() => void close()}>
          {t('login.register')}
        </a>
      </p>
    </div>
  );
}

/** Leads to the recovery and takes the typed e-mail along. */
function RecoveryLink(): ReactElement {
  const { t } = useTranslation();
  const form = useForm<Credentials>();
  const choose = useUnit(recoveryChosen);
  return (
    <button type="button" className={styles['link']} onClick={() => choose({ email: form.getState().values.email ?? '' })}>
      {t('login.forgot')}
    </button>
  );
}
