import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { ButtonLink } from '@vitrava/shared-kit/ui/button';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $entries, $isSettled, $unsyncedLines, type UnsyncedLine } from '../../domain/cart/index.ts';
import { cartPath } from '../../paths.ts';
import styles from './left-behind.module.css';
import { $linesLeftBehind } from './left-behind.ts';
import { $leftWith } from './left-with-order.ts';

/** Each line by its name, and why it is not in the customer's cart. */
export function UnsyncedLines({ lines }: { readonly lines: readonly UnsyncedLine[] }): ReactElement | null {
  const { t } = useTranslation();
  if (lines.length === 0) return null;
  return (
    <ul className={styles['lines']}>
      {lines.map(({ product, item, amount, reason }) => (
        <li key={product}>
          <p className={styles['name']}>
            {t('cart.unsynced.name', { name: item?.name ?? t('cart.line.unknown', { id: product }), count: amount })}
          </p>
          <p>{t(`cart.unsynced.${reason}`)}</p>
        </li>
      ))}
    </ul>
  );
}

/** Before the order is placed: what will not be part of it, by the shopper's own decision. */
export function LeftBehind(): ReactElement | null {
  const { t } = useTranslation();
  const { lines } = useUnit({ lines: $linesLeftBehind });
  if (lines.length === 0) return null;
  return (
    <section className={styles['root']} aria-labelledby="left-behind">
      <h2 className={styles['title']} id="left-behind">
        {t('checkout.leftBehind.before', { count: lines.length })}
      </h2>
      <UnsyncedLines lines={lines} />
    </section>
  );
}

/** The lines without which the order of this number was placed are back in the cart, on the server or on the way. */
export function StillInCart({ number }: { readonly number: string }): ReactElement | null {
  const { t } = useTranslation();
  const { leftWith, unsyncedLines, entries, isRead, locale } = useUnit({
    leftWith: $leftWith,
    unsyncedLines: $unsyncedLines,
    entries: $entries,
    isRead: $isSettled,
    locale: $locale,
  });
  // What the order has taken may stand in the cart until that is read.
  const isLeft = ({ product }: { readonly product: number }) => leftWith?.number === number && leftWith.products.includes(product);
  const unsynced = unsyncedLines.filter(isLeft);
  const arrived = isRead ? entries.filter(isLeft) : [];
  const count = unsynced.length + arrived.length;
  if (count === 0) return null;
  return (
    <section className={styles['root']} aria-labelledby="still-in-cart">
      <h2 className={styles['title']} id="still-in-cart">
        {t('checkout.leftBehind.after', { count })}
      </h2>
      <UnsyncedLines lines={unsynced} />
      {arrived.length > 0 && (
        <ul className={styles['lines']}>
          {arrived.map(({ product, item, amount }) => (
            <li key={product} className={styles['name']}>
              {t('cart.unsynced.name', { name: item?.name ?? t('cart.line.unknown', { id: product }), count: amount })}
            </li>
          ))}
        </ul>
      )}
      <div className={styles['actions']}>
        <ButtonLink variant="secondary" size="small" href={localizePath(cartPath, locale)}>
          {t('checkout.empty.action')}
        </ButtonLink>
      </div>
    </section>
  );
}
