import { $settings } from '@vitrava/shared-kit/bus/shell';
import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';
import { formatDiscount, formatMoney } from '@vitrava/shared-kit/i18n/format';
import { Price } from '@vitrava/shared-kit/ui/price';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import type { TileWords } from './words.ts';

interface Props {
  readonly card: Pick<ProductCard, 'price' | 'price_before_discount' | 'discount_prc' | 'price_per_unit'>;
  readonly words: TileWords;
  readonly size?: 'normal' | 'large';
}

/** The price of a product; the discount is shown where the shop's settings enable it. */
export function PriceTag({ card, words, size = 'normal' }: Props): ReactElement {
  const { settings } = useUnit({ settings: $settings });
  const unit = card.price_per_unit;
  const isDiscounted = settings.showDiscounts && card.discount_prc > 0;
  return (
    <Price
      price={formatMoney(card.price)}
      labels={{ price: words.price, oldPrice: words.oldPrice }}
      size={size}
      {...(isDiscounted && { oldPrice: formatMoney(card.price_before_discount), discount: formatDiscount(card.discount_prc) })}
      {...(unit && { unit: `${formatMoney(unit.price)} ${words.per}\u00a0${unit.quantity}\u00a0${unit.unit}` })}
    />
  );
}
