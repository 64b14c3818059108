import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ChevronLeftIcon, PhoneIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $company } from '../company/index.ts';
import { ShopLink } from '../link/index.ts';
import { $wayBack } from './model.ts';
import styles from './view.module.css';

/** The one way out of the checkout. */
export function WayBack(): ReactElement {
  const { t } = useTranslation();
  const { to, text } = useUnit($wayBack);
  return (
    <ShopLink className={styles['quiet']} to={to}>
      <ChevronLeftIcon />
      <span>{t(text)}</span>
    </ShopLink>
  );
}

/** Help in the checkout: the shop's first phone number, when it is known. */
export function HelpLine(): ReactElement | undefined {
  const { t } = useTranslation();
  const phone = useUnit($company)?.phones[0];
  return (
    phone && (
      <a className={styles['quiet']} href={`tel:${phone.number}`} aria-label={t('header.call', { phone: phone.display })}>
        <PhoneIcon />
        <span className={styles['phone']}>{phone.display}</span>
      </a>
    )
  );
}
