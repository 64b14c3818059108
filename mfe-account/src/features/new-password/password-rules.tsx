import { useTranslation } from '@vitrava/shared-kit/i18n';
import { CheckIcon } from '@vitrava/shared-kit/ui/icon';
import { VisuallyHidden } from '@vitrava/shared-kit/ui/visually-hidden';
import type { ReactElement } from 'react';
import { judgePassword } from './rules.ts';
import styles from './view.module.css';

interface Props {
  readonly password: string;
}

/** The rules of a new password, each with a mark once it is kept. Stands within a paragraph, so there are no list elements. */
export function PasswordRules({ password }: Props): ReactElement {
  const { t } = useTranslation();
  return (
    <span className={styles['rules']}>
      {judgePassword(password).map(({ rule, isKept }) => (
        <span key={rule} className={styles['rule']} data-kept={isKept || undefined}>
          <span className={styles['mark']}>{isKept && <CheckIcon size="small" />}</span>
          <span>
            <span>{t(`newPassword.rules.${rule}`)}</span>
            <VisuallyHidden>{t(isKept ? 'newPassword.kept' : 'newPassword.notYet')}</VisuallyHidden>
          </span>
        </span>
      ))}
    </span>
  );
}
