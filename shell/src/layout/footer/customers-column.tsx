import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { ShopLink } from '../link/index.ts';
import { Column } from './column.tsx';
import { CUSTOMER_LINKS } from './links.ts';
import styles from './view.module.css';

export function CustomersColumn(): ReactElement {
  const { t } = useTranslation();
  return (
    <Column title={t('footer.customers')}>
      {CUSTOMER_LINKS.map(({ text, to }) => (
        <li key={to}>
          <ShopLink className={styles['link']} to={to}>
            {t(text)}
          </ShopLink>
        </li>
      ))}
    </Column>
  );
}
