import { useTranslation } from '@vitrava/shared-kit/i18n';
import { useUnit } from 'effector-react';
import type { MouseEvent, ReactElement } from 'react';
import { ShopLink, useAddress, useLinks, usePage } from '../link/index.ts';
import { Column } from './column.tsx';
import { contactRequested } from './model.ts';
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

/** Opens the popup; without JavaScript, or in a new tab, it is a way to the contacts. */
function ContactLink({ to }: { readonly to: string }): ReactElement {
  const { t } = useTranslation();
  const toAddress = useAddress();
  const requested = useUnit(contactRequested);

  function choose(event: MouseEvent<HTMLAnchorElement>): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    requested();
  }

  return (
    <a className={styles['link']} href={toAddress(to)} aria-haspopup="dialog" data-no-prefetch="" data-needs-program="" onClick={choose}>
      {t('footer.contactUs')}
    </a>
  );
}
