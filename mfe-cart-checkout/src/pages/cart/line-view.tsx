import { $locale } from '@vitrava/shared-kit/bus/shell';
import { localizePath } from '@vitrava/shared-kit/contracts/locale';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatDiscount, formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Badge } from '@vitrava/shared-kit/ui/badge';
import { BoxIcon, TrashIcon } from '@vitrava/shared-kit/ui/icon';
import { IconButton } from '@vitrava/shared-kit/ui/icon-button';
import { Picture, pictureSource } from '@vitrava/shared-kit/ui/picture';
import { QuantityStepper } from '@vitrava/shared-kit/ui/quantity-stepper';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import { type ReactElement, useEffect, useRef } from 'react';
import { LineProblem } from './line-problem.tsx';
import { LineSum } from './line-sum.tsx';
import styles from './line-view.module.css';
import { amountChosen, lineRemoved } from './model.ts';
import type { LineRow } from './rows.ts';

interface Props {
  readonly row: LineRow;
  /** It has just come back or been retried, each time another object: the focus continues from here. */
  readonly restored: object | null;
}

export function LineView({ row, restored }: Props): ReactElement {
  const { t } = useTranslation();
  const { locale, choose, remove } = useUnit({ locale: $locale, choose: amountChosen, remove: lineRemoved });
  const remover = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (restored) remover.current?.focus({ preventScroll: true });
  }, [restored]);

  const { product, amount, item, priced, most, isBusy, hasDiscount } = row;
  const name = item?.name ?? t('cart.line.unknown', { id: product });
  const href = localizePath(`/product/${product}`, locale);
  const problem = priced?.problem ?? null;
  const isBuyable = problem === null || problem.reason === 'not_enough';
  return (
    <li className={styles['root']} data-unavailable={!isBuyable || undefined} aria-busy={isBusy || undefined}>
      {/* biome-ignore lint/a11y/useAnchorContent: the name beside it is the same link, and the only one to be announced and tabbed to */}
      <a className={styles['photo']} href={href} tabIndex={-1} aria-hidden="true">
        {item ? (
          <Picture {...pictureSource(item.photo)} alt="" sizes="(min-width: 640px) 120px, 88px" fit="contain" />
        ) : (
          <BoxIcon size="large" />
        )}
      </a>
      <div className={styles['words']}>
        <h2 className={styles['name']}>
          <a className={styles['link']} href={href}>
            {name}
          </a>
        </h2>
        {isBuyable && (
          <p className={styles['meta']}>
            {priced?.item ? (
              <span>{t('cart.line.each', { price: formatMoney(priced.item.price) })}</span>
            ) : (
              isBusy && (
                <span className={styles['placeholder']}>
                  <Skeleton />
                </span>
              )
            )}
            {hasDiscount && <Badge tone="accent">{formatDiscount(priced?.discount_prc ?? 0)}</Badge>}
          </p>
        )}
        <LineProblem row={row} />
      </div>
      {isBuyable && (
        <div className={styles['foot']}>
          <div className={styles['amount']}>
            <QuantityStepper
              amount={amount}
              max={Math.max(most, amount)}
              size="small"
              busy={isBusy}
              labels={{
                amount: t('cart.line.amount', { name }),
                increase: t('cart.line.increase', { name }),
                decrease: t('cart.line.decrease', { name }),
              }}
              onAmountChange={(wanted) => choose({ product, amount: wanted })}
            />
          </div>
          <div className={styles['sum']}>
            <LineSum row={row} />
          </div>
        </div>
      )}
      <div className={styles['remove']}>
        <IconButton
          ref={remover}
          size="small"
          icon={<TrashIcon />}
          label={t('cart.line.remove', { name })}
          onClick={() => remove(product)}
        />
      </div>
    </li>
  );
}
