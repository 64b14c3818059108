import { FormEmailField, FormProblems, ValidatedForm } from '@vitrava/shared-kit/forms/fields';
import { useMessages } from '@vitrava/shared-kit/forms/messages';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { Button } from '@vitrava/shared-kit/ui/button';
import { MailIcon } from '@vitrava/shared-kit/ui/icon';
import { Spinner } from '@vitrava/shared-kit/ui/spinner';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { PopupHeading, PopupOutcome } from '../../ui/popup/index.ts';
import { LoginGate } from './gate.ts';
import { LoginForm } from './login-form.tsx';
import { $email, $mode, loginChosen } from './mode.ts';
import { $recovery, recoverFx } from './recovery.ts';
import styles from './view.module.css';

function RecoveryForm(): ReactElement {
  const { t } = useTranslation();
  const toMessage = useMessages();
  const field = useRef<HTMLInputElement>(null);
  const { known, recovery, recover, back } = useUnit({ known: $email, recovery: $recovery, recover: recoverFx, back: loginChosen });
  const isSending = recovery.step === 'sending';

  // The button that led here is gone, and the focus with it.
  useEffect(() => field.current?.focus(), []);

  return (
    <div className={styles['root']}>
      <PopupHeading title={t('recovery.title')} text={t('recovery.text')} />
      <ValidatedForm<{ recover_email: string }>
        initialValues={{ recover_email: known }}
        onSubmit={(values) => recover(values)}
        toMessage={toMessage}
        label={t('recovery.title')}
      >
        <FormEmailField ref={field} name="recover_email" autoComplete="username" label={t('recovery.email')} />
        <FormProblems title={t('recovery.failed')} />
        <Button
          type="submit"
          size="large"
          wide
          aria-busy={isSending}
          aria-disabled={isSending}
          icon={isSending && <Spinner size="small" />}
        >
          {t(isSending ? 'recovery.sending' : 'recovery.submit')}
        </Button>
      </ValidatedForm>
      <p className={styles['aside']}>
        <button type="button" className={styles['link']} onClick={back}>
          {t('recovery.back')}
        </button>
      </p>
    </div>
  );
}

/** Sign-in in a popup: the login form, and the recovery of a lost password. */
export function LoginView({ close, input }: FragmentProps): ReactElement {
  useGate(LoginGate, { close, input });
  const { mode, recovery } = useUnit({ mode: $mode, recovery: $recovery });
  if (mode === 'login') return <LoginForm />;
  return recovery.step === 'success' ? <RecoverySent /> : <RecoveryForm />;
}

/** The email is on its way; the popup closes by itself. */
function RecoverySent(): ReactElement {
  const { t } = useTranslation();
  const { recovery, back } = useUnit({ recovery: $recovery, back: loginChosen });
  const { sentTo: email } = recovery;
  return (
    <PopupOutcome icon={<MailIcon size="large" />} title={t('recovery.sent')} text={t('recovery.sentText', { email })}>
      <Button variant="secondary" onClick={() => back()}>
        {t('recovery.back')}
      </Button>
    </PopupOutcome>
  );
}
