import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { ShopLink, useOffered } from '../link/index.ts';
import { NAVIGATION } from './entries.ts';
import styles from './main-navigation.module.css';

interface Props {
  readonly look: 'bar' | 'menu';
}

export function MainNavigation({ look }: Props): ReactElement {
  const { t } = useTranslation();
  const entries = useOffered(NAVIGATION);
  return (
    <nav className={styles['root']} data-look={look} aria-label={t('header.navigation')}>
      <ul className={styles['list']}>
        {entries.map(({ text, to }) => (
          <li key={to}>
            <ShopLink className={styles['link']} to={to}>
              {t(text)}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
