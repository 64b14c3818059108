import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ChevronLeftIcon, PhoneIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $company } from '../company/index.ts';
import { ShopLink } from '../link/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import { $wayBack } from './model.ts';
import { ShopLogo } from './shop-logo.tsx';
import styles from './view.module.css';

/** The header of the checkout: one way back, help and the language; nothing that leads off by accident. */
export function CheckoutWay(): ReactElement {
  const { t } = useTranslation();
  const wayBack = useUnit($wayBack);
  return (
    <>
      <ShopLogo />
      <ShopLink className={styles['quiet']} to={wayBack.to}>
        <ChevronLeftIcon />
        {t(wayBack.text)}
      </ShopLink>
    </>
  );
}

/** What stands at its end. */
export function CheckoutTools(): ReactElement {
  const { t } = useTranslation();
  const phone = useUnit($company)?.phones[0];
  return (
    <>
      {phone && (
        <a className={styles['quiet']} href={`tel:${phone.number}`} aria-label={t('header.call', { phone: phone.display })}>
          <PhoneIcon />
          <span className={styles['phone']}>{phone.display}</span>
        </a>
      )}
      <LanguageSwitch look="short" />
    </>
  );
}
