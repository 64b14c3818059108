import { $isCheckLayout } from '@vitrava/shared-kit/bus/shell';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Container } from '@vitrava/shared-kit/ui/container';
import { ChevronLeftIcon, PhoneIcon } from '@vitrava/shared-kit/ui/icon';
import { SkipLink } from '@vitrava/shared-kit/ui/visually-hidden';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { brandIn } from '../../brand/index.ts';
import { $company } from '../company/index.ts';
import { ShopLink } from '../link/index.ts';
import { LanguageSwitch } from './language-switch.tsx';
import dock from './mobile-dock.module.css';
import { MainNavigation, MobileMenu } from './mobile-menu.tsx';
import { $hasPagePart, $wayBack } from './model.ts';
import { ShopLogo } from './shop-logo.tsx';
import { HeaderSlot, PagePart } from './slot.tsx';
import { ToolsBar } from './tools.tsx';
import styles from './view.module.css';

/** On top of every page, without leading off in checkout; the same for all sessions, as the server's markup is. */
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
        {/* Below laptop width: the tools at the bottom of the window, within reach of a thumb (docs/decisions/023). */}
        {!isCheckLayout && (
          <nav className={dock['root']} data-dock="" aria-label={t('header.dock')}>
            <ToolsBar look="dock" />
          </nav>
        )}
      </header>
    </>
  );
}

function WayBack(): ReactElement {
  const { t, language } = useTranslation();
  const { to, text } = useUnit($wayBack);
  return (
    <ShopLink className={styles['quiet']} to={to}>
      <ChevronLeftIcon />
      <span>{text === null ? brandIn(language).toStart : t(text)}</span>
    </ShopLink>
  );
}

/** Help in the checkout: the shop's first phone number, when it is known. */
function HelpLine(): ReactElement | undefined {
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
