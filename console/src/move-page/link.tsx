import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDateTime } from '@vitrava/shared-kit/i18n/format';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { Container } from '@vitrava/shared-kit/ui/container';
import type { ConsoleView } from '../report/index.ts';
import styles from './view.module.css';

/** The signed address of a preview, to be opened or sent on. */
export function Link({ move, address, expiresAt }: Extract<ConsoleView, { type: 'link' }>) {
  const { t, language } = useTranslation();
  return (
    <Container width="prose">
      <div className={styles['root']}>
        <h1>{t('link.title', { remote: move.remote, version: move.version })}</h1>
        <p>{t('link.text', { until: formatDateTime(expiresAt, language, 'short') })}</p>
        <p className={styles['address']}>
          <code>{address}</code>
        </p>
        <div className={styles['buttons']}>
          <ButtonLink href={address}>{t('link.open')}</ButtonLink>
          <ButtonLink variant="secondary" href="/">
            {t('toStart')}
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
