import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import type { ConsoleView } from '../report/index.ts';
import { KeyField } from './fields.tsx';
import styles from './sign-in.module.css';

const FAILURES = { 'wrong-key': 'signIn.wrongKey', 'too-many': 'signIn.tooMany' } as const;

/** The way in: a form that needs no script. */
export function SignIn({ failure }: Extract<ConsoleView, { type: 'sign-in' }>) {
  const { t } = useTranslation();
  return (
    <Container width="form">
      <div className={styles['root']}>
        <h1>{t('signIn.title')}</h1>
        <p>{t('signIn.text')}</p>
        <form className={styles['form']} method="post" action="/sign-in">
          <KeyField hint={t('signIn.hint')} error={failure && t(FAILURES[failure])} />
          <Button type="submit" wide>
            {t('signIn.submit')}
          </Button>
        </form>
      </div>
    </Container>
  );
}
