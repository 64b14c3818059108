import { $locale, signInRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { BoxIcon, CartIcon, HeartIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { accountPersonalDetailsPath } from '../../paths.ts';
import { $isRegistering } from './model.ts';
import { RegistrationView } from './registration/index.ts';
import styles from './view.module.css';

const BENEFITS = [
  { name: 'cart', Icon: CartIcon },
  { name: 'favourites', Icon: HeartIcon },
  { name: 'orders', Icon: BoxIcon },
] as const;

/** What an account gives, and the ways in. */
export function GuestView(): ReactElement {
  const { t } = useTranslation();
  const { isRegistering, locale, signIn } = useUnit({ isRegistering: $isRegistering, locale: $locale, signIn: signInRequested });
  return (
    <div className={styles['guest']}>
      {isRegistering ? (
        <RegistrationView />
      ) : (
        <section className={styles['entrance']}>
          <div className={styles['words']}>
            <h2 className={styles['cardTitle']}>{t('guest.title')}</h2>
            <p className={styles['text']}>{t('guest.text')}</p>
          </div>
          <div className={styles['ways']}>
            <Button size="large" onClick={() => signIn({})}>
              {t('guest.signIn')}
            </Button>
            <ButtonLink size="large" variant="secondary" href={localizePath(`${accountPersonalDetailsPath}?register=1`, locale)}>
              {t('guest.register')}
            </ButtonLink>
          </div>
        </section>
      )}
      <section className={styles['side']}>
        <h2 className={styles['sideTitle']}>{t('guest.benefits')}</h2>
        <ul className={styles['benefits']}>
          {BENEFITS.map(({ name, Icon }) => (
            <li key={name} className={styles['benefit']}>
              <span className={styles['sign']}>
                <Icon />
              </span>
              <div>
                <h3 className={styles['benefitTitle']}>{t(`guest.benefit.${name}.title`)}</h3>
                <p className={styles['text']}>{t(`guest.benefit.${name}.text`)}</p>
              </div>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
