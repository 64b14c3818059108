import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $shopMap, popupOf } from '../../shop-map/index.ts';
import { ShopLink, useAddress, useLinks, usePage } from '../link/index.ts';
import { Column } from './column.tsx';
import styles from './view.module.css';

interface Props {
  readonly address: string | null;
}

export function CompanyColumn({ address }: Props): ReactElement {
  const { t } = useTranslation();
  const links = useLinks('company');
  const contacts = usePage('contacts');
  return (
    <Column title={t('footer.company')}>
      {links.map(({ title, to }) => (
        <li key={to}>
          <ShopLink className={styles['link']} to={to}>
            {title}
          </ShopLink>
        </li>
      ))}
      {contacts !== null && (
        <li>
          <ContactLink to={contacts} />
        </li>
      )}
      {address !== null && (
        <li>
          <address className={styles['address']}>{address}</address>
        </li>
      )}
    </Column>
  );
}

/**
 * Opens the popup, also while the footer is the server's markup; without JavaScript, or in a new tab, it leads to the
 * contacts.
 */
function ContactLink({ to }: { readonly to: string }): ReactElement {
  const { t } = useTranslation();
  const toAddress = useAddress();
  const popup = popupOf(useUnit($shopMap), 'contact');
  return (
    <a
      className={styles['link']}
      href={toAddress(to)}
      {...(popup && { 'aria-haspopup': 'dialog', 'data-popup': `${popup.owner}/${popup.name}`, 'data-no-prefetch': '' })}
    >
      {t('footer.contactUs')}
    </a>
  );
}
