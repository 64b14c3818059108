import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { TextField } from '@vitrava/shared-kit/ui/text-field';
import { useState } from 'react';
import { CsrfField, KeyField } from '../access/index.ts';
import { type ConsoleView, stampOf } from '../report/index.ts';
import { consequencesOf } from './consequences.ts';
import styles from './view.module.css';

const KEY_FAILURES = { required: 'move.keyRequired', 'wrong-key': 'move.wrongKey', 'too-many': 'signIn.tooMany' } as const;

/** The confirmation of a move: its effect, its reason, and the way back. */
export function Move(view: Extract<ConsoleView, { type: 'move' }>) {
  const { session, move, remote, refusals, isChanged, reason: typed, needsKey, keyFailure } = view;
  const { t } = useTranslation();
  const [reason, setReason] = useState(typed);
  const isPreview = move.type === 'preview';
  return (
    <Container width="prose">
      <div className={styles['root']}>
        <h1>{t(`move.${move.type}.title`, { remote: move.remote, version: move.version })}</h1>
        {isChanged && <Notice tone="warning" title={t('move.changed')} live />}
        {refusals.length > 0 && (
          <Notice tone="warning" title={t('move.refused')} live>
            <ul className={styles['refusals']} lang="en">
              {refusals.map((refusal) => (
                <li key={refusal}>{refusal}</li>
              ))}
            </ul>
          </Notice>
        )}
        <h2 className={styles['heading']}>{t('move.happens')}</h2>
        <ul className={styles['consequences']}>
          {consequencesOf(move, remote, t).map((sentence) => (
            <li key={sentence}>{sentence}</li>
          ))}
        </ul>
        {!isPreview && <p>{t('move.nextPage')}</p>}
        <form className={styles['form']} method="post" action="/move">
          <CsrfField session={session} />
          <input type="hidden" name="type" value={move.type} />
          <input type="hidden" name="remote" value={move.remote} />
          {move.version !== null && <input type="hidden" name="version" value={move.version} />}
          <input type="hidden" name="seen" value={stampOf(remote)} />
          {isPreview ? (
            <input type="hidden" name="reason" value="" />
          ) : (
            <TextField
              label={t('move.reason')}
              name="reason"
              maxLength={300}
              value={reason}
              onChange={setReason}
              hint={t('move.reasonHint')}
              autoComplete="off"
            />
          )}
          {!isPreview && <p className={styles['note']}>{t('move.recorded', { operator: session.operator })}</p>}
          {needsKey && <KeyField hint={t('move.keyHint')} error={keyFailure && t(KEY_FAILURES[keyFailure])} />}
          <div className={styles['buttons']}>
            <Button type="submit" variant={isPreview ? 'primary' : 'danger'}>
              {t(`move.${move.type}.submit`)}
            </Button>
            <ButtonLink variant="secondary" href="/">
              {t('move.cancel')}
            </ButtonLink>
          </div>
        </form>
      </div>
    </Container>
  );
}
