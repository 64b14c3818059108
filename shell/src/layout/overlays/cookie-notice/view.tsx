import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { brandIn } from '../../../brand/index.ts';
import { ShopLink, usePage } from '../../link/index.ts';
import { $isVisible, accepted } from './model.ts';
import styles from './view.module.css';

/** While the notice is there, the end of the page and what has the focus keep clear of it. */
function makeRoom(): () => void {
  const root = document.documentElement;
  root.toggleAttribute('data-cookie-notice', true);
  return () => root.removeAttribute('data-cookie-notice');
}

export function CookieNotice(): ReactElement | null {
  const { t, language } = useTranslation();
  const privacy = usePage('privacy');
  const { isVisible, accept } = useUnit({ isVisible: $isVisible, accept: accepted });
  if (!isVisible) return null;
  return (
    <section ref={makeRoom} id="shell-cookie-notice" className={styles['root']} aria-label={t('cookies.label')}>
      <p className={styles['text']}>
        {`${t('cookies.before')} `}
        <u className={styles['word']}>{t('cookies.word')}</u>
        <span>{`${brandIn(language).cookies} `}</span>
        {privacy !== null && <ShopLink to={privacy}>{t('cookies.more')}</ShopLink>}
      </p>
      <Button size="small" onClick={() => accept()}>
        {t('cookies.accept')}
      </Button>
    </section>
  );
}
