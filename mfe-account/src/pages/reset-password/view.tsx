import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Failure } from '@vitrava/shared-kit/ui/failure';
import { useGate, useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { anotherLinkChosen, retryRequested, signInChosen } from '../../features/reset-link/index.ts';
import { ResetPasswordGate } from './gate.ts';
import { formRequested } from './link-from-address.ts';
import { $message, $state } from './model.ts';
import { Checking, Message } from './parts.tsx';
import styles from './view.module.css';

/** The target of an email's link: the link is checked, and the popup requests the new password. */
export function ResetPasswordView(): ReactElement {
  useGate(ResetPasswordGate);
  const { t } = useTranslation();
  const { state, message, signIn, another, retry, openForm } = useUnit({
    state: $state,
    message: $message,
    signIn: signInChosen,
    another: anotherLinkChosen,
    retry: retryRequested,
    openForm: formRequested,
  });
  return (
    <Container>
      <div className={styles['root']} data-state={state} aria-busy={state === 'loading'}>
        <h1 className={styles['title']}>{t('resetPage.title')}</h1>
        {state === 'loading' && <Checking />}
        {message === 'usable' && (
          <Message name="usable">
            <Button size="large" onClick={() => openForm()}>
              {t('resetPage.usable.action')}
            </Button>
          </Message>
        )}
        {(message === 'changed' || message === 'uncertain') && (
          <Message name={message}>
            <Button size="large" onClick={() => signIn()}>
              {t('resetPage.signIn')}
            </Button>
            {message === 'uncertain' && (
              <Button size="large" variant="secondary" onClick={() => another()}>
                {t('resetPage.another')}
              </Button>
            )}
          </Message>
        )}
        {(message === 'invalid' || message === 'missing') && (
          <Message name={message}>
            <Button size="large" onClick={() => another()}>
              {t('resetPage.another')}
            </Button>
            <Button size="large" variant="secondary" onClick={() => signIn()}>
              {t('resetPage.signIn')}
            </Button>
          </Message>
        )}
        {state === 'failed' && (
          <Failure
            title={t('resetPage.failed.title')}
            text={t('resetPage.failed.text')}
            retryLabel={t('account.retry')}
            onRetry={() => retry()}
          />
        )}
      </div>
    </Container>
  );
}
