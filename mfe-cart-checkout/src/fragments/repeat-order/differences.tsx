import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Notice } from '@vitrava/shared-kit/ui/notice';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { OrderRepeat } from '../../contracts.ts';
import { ChangeList } from '../../ui/change-list/index.ts';

/** What did not come into the cart, or not whole, and why. What is sold no more has no page: others like it can be looked for. */
export function MissingGoods({ missing }: Pick<OrderRepeat, 'missing'>): ReactElement | null {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  if (missing.length === 0) return null;
  return (
    <Notice tone="warning" title={t('repeat.missing')}>
      <ChangeList
        lines={missing.map(({ product, name, wanted, added, reason }) => {
          const title = name || t('checkout.line.unknown', { id: product });
          const why = t(`repeat.${added > 0 ? 'partly' : 'reason'}.${reason}`, { added, wanted });
          if (reason !== 'not_found') return { id: product, name: title, href: localizePath(`/product/${product}`, locale), words: why };
          const similar = localizePath(`/?search=${encodeURIComponent(title)}`, locale);
          return {
            id: product,
            name: title,
            words: (
              <>
                <span>{why}</span> ·{' '}
                <a href={similar} aria-label={t('repeat.similarTo', { name: title })}>
                  {t('repeat.similar')}
                </a>
              </>
            ),
          };
        })}
      />
    </Notice>
  );
}

/** Products with another price than in the order: one piece, then and now, from the server. */
export function NewPrices({ changed }: Pick<OrderRepeat, 'changed'>): ReactElement | null {
  const { t } = useTranslation();
  const { locale } = useUnit({ locale: $locale });
  if (changed.length === 0) return null;
  return (
    <Notice title={t('repeat.prices', { count: changed.length })}>
      <ChangeList
        lines={changed.map(({ product, name, was, now }) => ({
          id: product,
          name: name || t('checkout.line.unknown', { id: product }),
          href: localizePath(`/product/${product}`, locale),
          words: (
            <>
              <s>{t('checkout.changes.was', { what: formatMoney(was) })}</s>{' '}
              <span>{t('checkout.changes.now', { what: t('cart.line.each', { price: formatMoney(now) }) })}</span>
            </>
          ),
        }))}
      />
    </Notice>
  );
}
