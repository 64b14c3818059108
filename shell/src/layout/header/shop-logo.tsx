import { $settings } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Logo } from '@vitrava/shared-kit/ui/logo';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { useAddress } from '../link/index.ts';
import styles from './shop-logo.module.css';

/** The CMS names the shop's own drawing by this word; any other text is the address of an image. */
const DRAWN_LOGO = 'vitrava';

/** Leads home, where search and category are at rest; there only while the CMS has a logo set. */
export function ShopLogo(): ReactElement | null {
  const { t } = useTranslation();
  const address = useAddress();
  const { logo } = useUnit($settings);
  if (logo === null) return null;
  return (
    <a className={styles['root']} href={address('/')} aria-label={t('header.home')}>
      {logo === DRAWN_LOGO ? <Logo word={t('shop')} /> : <img className={styles['image']} src={logo} alt="" width={160} height={40} />}
    </a>
  );
}
