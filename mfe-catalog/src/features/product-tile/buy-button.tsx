import { $cartSummary, itemAdditionRequested, itemAmountRequested } from '@vitrava/shared-kit/bus/cart';
import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';
import { BuyControl } from '@vitrava/shared-kit/ui/buy-control';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import styles from './buy-button.module.css';
import { $refusals } from './model.ts';
import type { TileWords } from './words.ts';

interface Props {
  readonly card: Pick<ProductCard, 'id' | 'name' | 'availability'>;
  readonly words: TileWords;
  readonly size?: 'small' | 'normal' | 'large';
}

/** The kit's buy control on the bus: requests go out, the cart's summary comes back, a refusal stands beneath. */
export function BuyButton({ card, words, size = 'normal' }: Props): ReactElement {
  const { summary, refusals, add, setAmount } = useUnit({
    summary: $cartSummary,
    refusals: $refusals,
    add: itemAdditionRequested,
    setAmount: itemAmountRequested,
  });
  const { id: product, name, availability } = card;
  const reason = refusals[product];
  return (
    <>
      <BuyControl
        amount={summary.amounts[product] ?? 0}
        addLabel={words.add}
        addName={`${words.add}: ${name}`}
        labels={{ amount: `${words.amount}: ${name}`, increase: words.more, decrease: words.less, remove: words.remove }}
        onAdd={() => add({ product, amount: 1 })}
        onAmountChange={(amount) => setAmount({ product, amount })}
        max={availability.left}
        size={size}
        {...(availability.state === 'none' && { unavailableLabel: words.soldOut })}
      />
      {reason !== undefined && (
        <p className={styles['refusal']} role="alert">
          {words.refused[reason]}
        </p>
      )}
    </>
  );
}
