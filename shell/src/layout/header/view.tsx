import { $isCheckLayout } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { SkipLink } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { HelpLine, WayBack } from './checkout-links.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { MainNavigation } from './main-navigation.tsx';
import { MobileDock } from './mobile-dock.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { $hasPagePart } from './model.ts';
import { ShopLogo } from './shop-logo.tsx';
import { HeaderSlot, PagePart } from './slot.tsx';
import { ToolsBar } from './tools-bar.tsx';
import styles from './view.module.css';

/**
 * Stays on top of every page, in the checkout with nothing that leads off by accident; nothing in it depends on the
 * session, so that the server's markup suits everyone.
 */
export function ShellHeader(): ReactElement {
  const { t } = useTranslation();
  const { isCheckLayout, hasPagePart } = useUnit({ isCheckLayout: $isCheckLayout, hasPagePart: $hasPagePart });
  return (
    <>
      <SkipLink href="#main">{t('header.skip')}</SkipLink>
      <header className={styles['root']}>
        <Container>
          <div className={styles['bar']} data-layout={isCheckLayout ? 'checkout' : undefined} data-rows={hasPagePart ? 2 : undefined}>
            {!isCheckLayout && <MobileMenu />}
            <ShopLogo />
            {isCheckLayout ? <WayBack /> : <MainNavigation look="bar" />}
            {isCheckLayout && <PagePart />}
            <div className={styles['tools']}>
              {isCheckLayout && <HelpLine />}
              <LanguageSwitch look="short" />
            </div>
            <HeaderSlot />
            {!isCheckLayout && <ToolsBar look="bar" />}
          </div>
        </Container>
        {!isCheckLayout && <MobileDock />}
      </header>
    </>
  );
}
