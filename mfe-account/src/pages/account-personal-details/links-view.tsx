import { $isRenewing } from '@vitrava/shared-kit/bus/session';
import { $locale, $settings, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { BoxIcon, CartIcon, ChevronRightIcon, HeartIcon, TelegramIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $cartSummary } from '../../bus/cart.ts';
import { $favouriteIds } from '../../bus/catalog.ts';
import { accountActiveOrdersPath } from '../../paths.ts';
import styles from './view.module.css';

export function LinksView(): ReactElement {
  const { t } = useTranslation();
  const { isRenewing, locale, settings, cart, favourites, open } = useUnit({
    isRenewing: $isRenewing,
    locale: $locale,
    settings: $settings,
    cart: $cartSummary,
    favourites: $favouriteIds,
    open: popupRequested,
  });
  const countOf = (count: number) => (count > 0 ? t('details.count', { count }) : t('details.none'));
  const links = [
    { name: 'orders', to: accountActiveOrdersPath, Icon: BoxIcon, text: t('details.ordersText') },
    { name: 'cart', to: '/cart', Icon: CartIcon, text: countOf(cart.itemCount) },
    { name: 'favourites', to: '/favorites', Icon: HeartIcon, text: countOf(favourites.length) },
  ] as const;
  return (
    <nav className={styles['side']} aria-label={t('details.links')}>
      <ul className={styles['links']}>
        {links.map(({ name, to, Icon, text }) => (
          <li key={name}>
            <a className={styles['tile']} href={localizePath(to, locale)}>
              <span className={styles['sign']}>
                <Icon />
              </span>
              <span className={styles['tileText']}>
                <span className={styles['tileTitle']}>{t(`details.${name}`)}</span>
                <span className={styles['text']}>{text}</span>
              </span>
              <ChevronRightIcon />
            </a>
          </li>
        ))}
        {settings.telegramBot && (
          <li>
            <button
              type="button"
              className={styles['tile']}
              data-act="telegram"
              aria-disabled={isRenewing}
              onClick={() => isRenewing || open({ owner: 'mfe-account', name: 'telegram-qr' })}
            >
              <span className={styles['sign']}>
                <TelegramIcon />
              </span>
              <span className={styles['tileText']}>
                <span className={styles['tileTitle']}>{t('telegram.action')}</span>
                <span className={styles['text']}>{t('telegram.actionText')}</span>
                {isRenewing && <span className={styles['renewing']}>{t('telegram.renewing')}</span>}
              </span>
              <ChevronRightIcon />
            </button>
          </li>
        )}
      </ul>
    </nav>
  );
}
