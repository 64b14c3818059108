import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import styles from './expired-form.module.css';

/** The answer to a form without the CSRF token of the session. */
export function ExpiredForm() {
  const { t } = useTranslation();
  return (
    <Container width="prose">
      <div className={styles['root']}>
        <h1>{t('expiredForm.title')}</h1>
        <p>{t('expiredForm.text')}</p>
        <div>
          <ButtonLink href="/">{t('toStart')}</ButtonLink>
        </div>
      </div>
    </Container>
  );
}
