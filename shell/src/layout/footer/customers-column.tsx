import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { ShopLink, useLinks } from '../link/index.ts';
import { Column } from './column.tsx';
import styles from './view.module.css';

export function CustomersColumn(): ReactElement | null {
  const { t } = useTranslation();
  const links = useLinks('customers');
  if (links.length === 0) return null;
  return (
    <Column title={t('footer.customers')}>
      {links.map(({ title, to }) => (
        <li key={to}>
          <ShopLink className={styles['link']} to={to}>
            {title}
          </ShopLink>
        </li>
      ))}
    </Column>
  );
}
