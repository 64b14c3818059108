import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { MailIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { contactsPath } from '../../paths.ts';
import styles from './view.module.css';

/** Opens the contact popup: the shell does, so that it needs no React. Without JavaScript, or in a new tab, it is the way to the contacts. */
export function ContactButton(): ReactElement {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  return (
    <ButtonLink
      href={localizePath(contactsPath, locale)}
      icon={<MailIcon />}
      aria-haspopup="dialog"
      data-no-prefetch=""
      data-needs-program=""
      data-popup="mfe-content/contact-us"
    >
      {t('askUs.action')}
    </ButtonLink>
  );
}

/** Ends a page of answers: something was not there. */
export function ContactSection(): ReactElement {
  const { t } = useTranslation();
  return (
    <section className={styles['root']}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{t('askUs.title')}</h2>
        <p>{t('askUs.text')}</p>
      </div>
      <ContactButton />
    </section>
  );
}
