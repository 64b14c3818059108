import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { signInChosen } from './model.ts';
import { CodeStep } from './parts/code-step.tsx';
import { DetailsStep } from './parts/details-step.tsx';
import { EmailStep } from './parts/email-step.tsx';
import { $registration, RegistrationGate } from './steps.ts';
import styles from './view.module.css';

const NUMBERS = { email: 1, code: 2, details: 3 } as const;

/** A new account in three steps: the address, the code from the email, the rest. */
export function RegistrationView(): ReactElement {
  useGate(RegistrationGate);
  const { t } = useTranslation();
  const { registration, signIn } = useUnit({ registration: $registration, signIn: signInChosen });
  const { step, email } = registration;
  const heading = useRef<HTMLHeadingElement>(null);
  const before = useRef(step);

  // The form that had the focus is gone; the next step is read out from its title on.
  useEffect(() => {
    if (before.current !== step) heading.current?.focus();
    before.current = step;
  }, [step]);

  return (
    <section className={styles['card']} data-step={step}>
      <div className={styles['heading']}>
        {step !== 'created' && (
          <p className={styles['progress']}>
            <span>{t('registration.progress', { step: NUMBERS[step] })}</span>
            <span className={styles['bar']} data-step={NUMBERS[step]} aria-hidden="true" />
          </p>
        )}
        <h2 ref={heading} className={styles['title']} tabIndex={-1}>
          {t(`registration.${step}.title`)}
        </h2>
        <p className={styles['text']}>{t(`registration.${step}.${step === 'code' && email === '' ? 'textByLink' : 'text'}`, { email })}</p>
      </div>
      {step === 'email' && <EmailStep />}
      {step === 'code' && <CodeStep />}
      {step === 'details' && <DetailsStep />}
      {step === 'created' ? (
        <Button size="large" onClick={() => signIn()}>
          {t('guest.signIn')}
        </Button>
      ) : (
        <p className={styles['aside']}>
          {t('registration.haveAccount')}{' '}
          <button type="button" className={styles['link']} onClick={() => signIn()}>
            {t('guest.signIn')}
          </button>
        </p>
      )}
    </section>
  );
}
