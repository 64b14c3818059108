import { useTranslation } from '@vitrava/shared-kit/i18n';
import { formatMoney } from '@vitrava/shared-kit/i18n/format';
import type { EmbeddedProps } from '@vitrava/shared-kit/mount/embedded';
import { Badge } from '@vitrava/shared-kit/ui/badge';
import { BuyControl } from '@vitrava/shared-kit/ui/buy-control';
import { Skeleton } from '@vitrava/shared-kit/ui/skeleton';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { itemAdditionRequested } from '../../bus.ts';
import type { BuyBoxInput } from '../../contracts.ts';
import { $buying, amountChosen } from './model.ts';
import styles from './view.module.css';

const TONES = { in_stock: 'success', few: 'warning', none: 'danger' } as const;

/** How much of a product is left, and its way into the cart; on phones price and control stay in sight. */
export function BuyBoxView({ input }: EmbeddedProps<BuyBoxInput, null>): ReactElement {
  const { t } = useTranslation();
  const { buying, add, choose } = useUnit({ buying: $buying, add: itemAdditionRequested, choose: amountChosen });
  const { product, name, price, availability } = input;
  const { left, state } = availability;
  const reason = buying.refusals[product];
  const labels = {
    amount: t('cart.line.amount', { name }),
    increase: t('cart.line.increase', { name }),
    decrease: t('cart.line.decrease', { name }),
    remove: t('cart.line.remove', { name }),
  };
  return (
    <div className={styles['root']}>
      <Badge tone={TONES[state]}>{t(`buyBox.availability.${state}`, { count: left })}</Badge>
      <noscript>
        <p className={styles['note']}>{t('buyBox.noscript')}</p>
      </noscript>
      <div className={styles['bar']} data-fixed data-price={formatMoney(price)}>
        <div className={styles['buy']}>
          <BuyControl
            amount={buying.amounts[product] ?? 0}
            addLabel={t('buyBox.add')}
            addName={t('buyBox.addProduct', { name })}
            labels={labels}
            onAdd={() => add({ product, amount: 1 })}
            onAmountChange={(amount) => choose({ product, amount })}
            max={left}
            size="large"
            refusal={reason && t(`buyBox.refused.${reason}`)}
            {...(state === 'none' && { unavailableLabel: t('buyBox.availability.none') })}
          />
        </div>
      </div>
    </div>
  );
}

/** Of the same size. */
export function BuyBoxPlaceholder(): ReactElement {
  return (
    <div className={styles['root']} aria-busy="true">
      <Skeleton width="third" />
      <div className={styles['bar']}>
        <div className={styles['buy']}>
          <Skeleton shape="control" />
        </div>
      </div>
    </div>
  );
}
