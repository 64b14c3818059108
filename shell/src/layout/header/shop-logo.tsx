import { $location, $settings } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Logo } from '@vitrava/shared-kit/ui/logo';
import { useUnit } from 'effector-react';
import { type MouseEvent, type ReactElement, useState } from 'react';
import { brandIn } from '../../brand/index.ts';
import { useAddress } from '../link/index.ts';
import { logoChosenAtHome } from './model.ts';
import styles from './shop-logo.module.css';

/** The CMS names the shop's own drawing by this word; any other text is the address of an image. */
const DRAWN_LOGO = 'vitrava';

/** Leads home, where search and category are at rest; there only while the CMS has a logo set. */
export function ShopLogo(): ReactElement | null {
  const { t, language } = useTranslation();
  const { name } = brandIn(language);
  const address = useAddress();
  const { settings, location, chosenAtHome } = useUnit({ settings: $settings, location: $location, chosenAtHome: logoChosenAtHome });
  if (settings.logo === null) return null;

  function choose(event: MouseEvent<HTMLAnchorElement>): void {
    if (location.pathname !== '/' || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    chosenAtHome();
  }

  return (
    <a className={styles['root']} href={address('/')} aria-label={t('header.home', { shop: name })} onClick={choose}>
      {settings.logo === DRAWN_LOGO ? <Logo word={name} /> : <LogoImage key={settings.logo} address={settings.logo} name={name} />}
    </a>
  );
}

/** An image that does not come leaves the shop's name in its place. */
function LogoImage({ address, name }: { readonly address: string; readonly name: string }): ReactElement {
  const [isBroken, setBroken] = useState(false);
  if (isBroken) return <span className={styles['name']}>{name}</span>;
  return (
    <img
      // It may have failed before the page came alive.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(true);
      }}
      className={styles['image']}
      src={address}
      alt={name}
      width={160}
      height={40}
      onError={() => setBroken(true)}
    />
  );
}
