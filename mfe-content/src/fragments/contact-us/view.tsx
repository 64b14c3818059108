import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { FragmentProps } from '@vitrava/shared-kit/mount/fragment';
import { Button } from '@vitrava/shared-kit/ui/button';
import { CheckIcon } from '@vitrava/shared-kit/ui/icon';
import { useGate, useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { ContactForm } from './form.tsx';
import { $step, ContactGate } from './model.ts';
import styles from './view.module.css';

/** A question to us: the form, then a thank-you that closes itself. */
export function ContactUsView({ close }: FragmentProps): ReactElement {
  useGate(ContactGate, { close });
  const { step } = useUnit({ step: $step });
  return step === 'form' ? <ContactForm /> : <Sent close={close} />;
}

function Sent({ close }: Pick<FragmentProps, 'close'>): ReactElement {
  const { t } = useTranslation();
  const root = useRef<HTMLDivElement>(null);

  useEffect(() => root.current?.focus(), []);

  return (
    <div ref={root} className={styles['sent']} role="status" tabIndex={-1}>
      <span className={styles['mark']}>
        <CheckIcon size="large" />
      </span>
      <h2 className={styles['title']}>{t('contactUs.sentTitle')}</h2>
      <p className={styles['lead']}>{t('contactUs.sentText')}</p>
      <Button variant="secondary" onClick={close}>
        {t('contactUs.close')}
      </Button>
    </div>
  );
}
