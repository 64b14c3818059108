import { $cartSummary } from '@vitrava/shared-kit/bus/cart';
import { $favouriteIds } from '@vitrava/shared-kit/bus/catalog';
import { $isRenewing, signOutRequested } from '@vitrava/shared-kit/bus/session';
import { $locale, $settings, announcementRequested, popupRequested } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { Button } from '@vitrava/shared-kit/ui/button';
import { BoxIcon, CartIcon, ChevronRightIcon, HeartIcon, TelegramIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { accountActiveOrdersPath } from '../../paths.ts';
import { $customer } from './customer.ts';
import { detailsOf } from './details.ts';
import { $isEditing, EditForm, editChosen } from './editing/index.ts';
import { PersonalData } from './personal-data/index.ts';
import { Photo } from './photo/index.ts';
import styles from './view.module.css';

interface Props {
  /** The shopper has signed out; what had the focus is gone. */
  readonly onLeave: () => void;
}

export function CustomerView({ onLeave }: Props): ReactElement | null {
  const { t } = useTranslation();
  const editButton = useRef<HTMLButtonElement>(null);
  const { customer, isEditing, isRenewing, locale, settings, cart, favourites, signOut, announce, open, edit } = useUnit({
    isEditing: $isEditing,
    isRenewing: $isRenewing,
    edit: editChosen,
    settings: $settings,
    open: popupRequested,
    customer: $customer,
    locale: $locale,
    cart: $cartSummary,
    favourites: $favouriteIds,
    signOut: signOutRequested,
    announce: announcementRequested,
  });
  const wasEditing = useRef(isEditing);
  // The form that had the focus is gone.
  useEffect(() => {
    if (wasEditing.current && !isEditing) editButton.current?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (!customer) return null;

  function leave(): void {
    signOut();
    announce({ text: t('details.signedOut'), tone: 'notice' });
    onLeave();
  }

  const countOf = (count: number) => (count > 0 ? t('details.count', { count }) : t('details.none'));
  const links = [
    { name: 'orders', to: accountActiveOrdersPath, Icon: BoxIcon, text: t('details.ordersText') },
    { name: 'cart', to: '/cart', Icon: CartIcon, text: countOf(cart.itemCount) },
    { name: 'favourites', to: '/favorites', Icon: HeartIcon, text: countOf(favourites.length) },
  ] as const;
  return (
    <div className={styles['columns']}>
      <div className={styles['main']}>
        <section className={styles['card']}>
          <h2 className={styles['cardTitle']}>{t('details.title')}</h2>
          <Photo customer={customer} />
          {isEditing ? (
            <EditForm customer={customer} />
          ) : (
            <>
              <dl className={styles['rows']}>
                {detailsOf(customer, locale).map(({ label, value, choice }) => (
                  <div key={label} className={styles['row']}>
                    <dt className={styles['term']}>{t(label)}</dt>
                    <dd className={styles['value']} data-empty={!value && !choice ? true : undefined}>
                      {value ?? t(choice ?? 'details.empty')}
                    </dd>
                  </div>
                ))}
              </dl>
              <div className={styles['actions']}>
                <Button ref={editButton} variant="secondary" onClick={() => edit()}>
                  {t('details.edit')}
                </Button>
                <Button
                  variant="secondary"
                  data-act="password"
                  onClick={() => open({ owner: 'mfe-account', name: 'password-change', props: { email: customer.email } })}
                >
                  {t('passwordChange.action')}
                </Button>
                <Button variant="ghost" onClick={leave}>
                  {t('details.signOut')}
                </Button>
              </div>
            </>
          )}
        </section>
        <PersonalData email={customer.email} />
      </div>
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
    </div>
  );
}
