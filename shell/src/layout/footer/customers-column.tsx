import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { ShopLink, useOffered } from '../link/index.ts';
import { Column } from './column.tsx';
import { CUSTOMER_LINKS } from './links.ts';
import styles from './view.module.css';

export function CustomersColumn(): ReactElement | null {
  const { t } = useTranslation();
  const links = useOffered(CUSTOMER_LINKS);
  if (links.length === 0) return null;
  return (
    <Column title={t('footer.customers')}>
      {links.map(({ text, to }) => (
        <li key={to}>
          <ShopLink className={styles['link']} to={to}>
            {t(text)}
          </ShopLink>
        </li>
      ))}
    </Column>
  );
}
