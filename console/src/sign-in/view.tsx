import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { TextField } from '@vitrava/shared-kit/ui/text-field';
import { useState } from 'react';
import type { ConsoleView } from '../page/index.ts';
import styles from './view.module.css';

const FAILURES = { 'wrong-key': 'signIn.wrongKey', 'too-many': 'signIn.tooMany' } as const;

/** The way in: a form that needs no script. */
export function SignIn({ failure }: Extract<ConsoleView, { type: 'sign-in' }>) {
  const { t } = useTranslation();
  const [key, setKey] = useState('');
  return (
    <Container width="form">
      <div className={styles['root']}>
        <h1>{t('signIn.title')}</h1>
        <p>{t('signIn.text')}</p>
        <form className={styles['form']} method="post" action="/sign-in">
          <TextField
            label={t('signIn.key')}
            name="key"
            type="password"
            autoComplete="current-password"
            required
            maxLength={100}
            value={key}
            onChange={setKey}
            hint={t('signIn.hint')}
            error={failure && t(FAILURES[failure])}
          />
          <Button type="submit" wide>
            {t('signIn.submit')}
          </Button>
        </form>
      </div>
    </Container>
  );
}
