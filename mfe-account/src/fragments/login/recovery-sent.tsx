import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { MailIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { loginChosen } from './mode.ts';
import { $sentTo } from './recovery.ts';
import styles from './view.module.css';

/** The letter is on its way; the popup closes by itself. */
export function RecoverySent(): ReactElement {
  const { t } = useTranslation();
  const title = useRef<HTMLHeadingElement>(null);
  const { email, back } = useUnit({ email: $sentTo, back: loginChosen });

  // The form that had the focus is gone; the message is read out instead.
  useEffect(() => title.current?.focus(), []);

  return (
    <div className={styles['sent']}>
      <span className={styles['sign']}>
        <MailIcon size="large" />
      </span>
      <h2 ref={title} className={styles['title']} tabIndex={-1}>
        {t('recovery.sent')}
      </h2>
      <p className={styles['text']} role="status">
        {t('recovery.sentText', { email })}
      </p>
      <Button variant="secondary" onClick={() => back()}>
        {t('recovery.back')}
      </Button>
    </div>
  );
}
