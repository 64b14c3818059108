import { $location } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { CloseIcon, MenuIcon } from '@vitrava/shared-kit/ui/icon';
import { IconButton } from '@vitrava/shared-kit/ui/icon-button';
import { useUnit } from 'effector-react';
import { type MouseEvent, type ReactElement, useEffect, useRef } from 'react';
import { ShopLink, useLinks } from '../link/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import navigation from './main-navigation.module.css';
import styles from './mobile-menu.module.css';
import { ShopLogo } from './shop-logo.tsx';
import { ToolsBar } from './tools.tsx';

const ID = 'shell-menu';

/** Browsers with invoker commands open and close the menu before any script runs. */
const OPENER = { command: 'show-modal', commandfor: ID };
const CLOSER = { command: 'close', commandfor: ID };

/** Below laptop width: navigation and tools in a native modal dialog, which traps focus and closes on Escape by itself. */
export function MobileMenu(): ReactElement {
  const { t } = useTranslation();
  const { key } = useUnit($location);
  const menu = useRef<HTMLDialogElement>(null);

  const opened = useRef(key);

  // Wherever the shopper has gone, by a link in the menu or by Back, the menu has done its work.
  useEffect(() => {
    if (opened.current !== key) menu.current?.close();
    opened.current = key;
  }, [key]);

  function open(): void {
    if (!('commandForElement' in HTMLButtonElement.prototype)) menu.current?.showModal();
  }

  function close(): void {
    menu.current?.close();
  }

  function closeOnBackdropOrLink({ target }: MouseEvent<HTMLDialogElement>): void {
    if (target === menu.current || (target as Element).closest('a')) close();
  }

  return (
    <div className={styles['root']}>
      <IconButton icon={<MenuIcon size="large" />} label={t('header.menu')} aria-haspopup="dialog" onClick={open} {...OPENER} />
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the close button are the keyboard's ways. */}
      <dialog ref={menu} id={ID} className={styles['menu']} aria-label={t('header.menu')} data-dialog="" onClick={closeOnBackdropOrLink}>
        <div className={styles['sheet']}>
          <div className={styles['top']}>
            <ShopLogo />
            <IconButton icon={<CloseIcon size="large" />} label={t('header.closeMenu')} onClick={close} {...CLOSER} />
          </div>
          <MainNavigation look="menu" />
          <div className={styles['tools']}>
            <ToolsBar look="menu" />
            <LanguageSwitch look="long" />
          </div>
        </div>
      </dialog>
    </div>
  );
}

/** The sections of the shop, in the header's bar or in the menu. */
export function MainNavigation({ look }: { readonly look: 'bar' | 'menu' }): ReactElement {
  const { t } = useTranslation();
  const links = useLinks('header');
  return (
    <nav className={navigation['root']} data-look={look} aria-label={t('header.navigation')}>
      <ul className={navigation['list']}>
        {links.map(({ title, to }) => (
          <li key={to}>
            <ShopLink className={navigation['link']} to={to}>
              {title}
            </ShopLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
