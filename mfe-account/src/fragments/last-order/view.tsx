import { $locale, popupRequested } from '@vitrava/shared-kit/bus/shell';
import type { Order } from '@vitrava/shared-kit/contracts/browser';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDate } from '@vitrava/shared-kit/i18n/format';
import type { EmbeddedProps } from '@vitrava/shared-kit/mount/embedded';
import { Button, ButtonLink } from '@vitrava/shared-kit/ui/button';
import { RefreshIcon } from '@vitrava/shared-kit/ui/icon';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './view.module.css';

/** The last order, to be repeated; nothing before the first. */
export function LastOrderView({ data }: EmbeddedProps<unknown, Order | null>): ReactElement | null {
  const { t } = useTranslation();
  const { locale, open } = useUnit({ locale: $locale, open: popupRequested });
  if (data === null) return null;
  const { number, date, count } = data;
  return (
    <section className={styles['root']}>
      <div className={styles['words']}>
        <h2 className={styles['title']}>{t('lastOrder.title')}</h2>
        <p>{t('orders.placed', { date: formatDate(date, locale), goods: t('orders.goods', { count }) })}</p>
      </div>
      <Button
        icon={<RefreshIcon />}
        aria-label={t('orders.repeat.label', { number })}
        onClick={() => open({ owner: 'mfe-cart-checkout', name: 'repeat-order', props: { number } })}
      >
        {t('orders.repeat.action')}
      </Button>
      <ButtonLink
        variant="secondary"
        aria-label={t('orders.more.label', { number })}
        href={localizePath(`/checkout/result/${number}`, locale)}
      >
        {t('orders.more.action')}
      </ButtonLink>
    </section>
  );
}
