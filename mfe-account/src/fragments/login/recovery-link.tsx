import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { useForm } from 'react-final-form';
import type { Credentials } from '../../domain/sign-in/index.ts';
import { recoveryChosen } from './mode.ts';
import styles from './view.module.css';

/** Leads to the recovery and takes the typed e-mail along. */
export function RecoveryLink(): ReactElement {
  const { t } = useTranslation();
  const form = useForm<Credentials>();
  const choose = useUnit(recoveryChosen);
  return (
    <button type="button" className={styles['link']} onClick={() => choose({ email: form.getState().values.email ?? '' })}>
      {t('login.forgot')}
    </button>
  );
}
