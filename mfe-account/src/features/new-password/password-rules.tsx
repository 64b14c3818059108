import { useTranslation } from '@vitrava/shared-kit/i18n';
import { CheckIcon } from '@vitrava/shared-kit/ui/icon';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import { judgePassword } from './rules.ts';
import styles from './view.module.css';

interface Props {
  readonly password: string;
}

/** The rules of a new password, each marked once fulfilled. Within a paragraph, so without list elements. */
export function PasswordRules({ password }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <span className={styles['rules']}>
      {judgePassword(password).map(({ rule, isFulfilled }) => (
        <span key={rule} className={styles['rule']} data-fulfilled={isFulfilled || undefined}>
          <span className={styles['mark']}>{isFulfilled && <CheckIcon size="small" />}</span>
          <span>
            <span>{t(`newPassword.rules.${rule}`)}</span>
            <VisuallyHidden>{t(isFulfilled ? 'newPassword.kept' : 'newPassword.notYet')}</VisuallyHidden>
          </span>
        </span>
      ))}
    </span>
  );
}
