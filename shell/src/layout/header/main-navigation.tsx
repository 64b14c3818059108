import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { ShopLink, useLinks } from '../link/index.ts';
import styles from './main-navigation.module.css';

interface Props {
  readonly look: 'bar' | 'menu';
}

export function MainNavigation({ look }: Props): ReactElement {
  const { t } = useTranslation();
  const links = useLinks('header');
  return (
    <nav className={styles['root']} data-look={look} aria-label={t('header.navigation')}>
      <ul className={styles['list']}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <ShopLink className={styles['link']} to={to}>
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
