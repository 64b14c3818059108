import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';
import { BuyControl } from '@vitrava/shared-kit/ui/buy-control';
import { useUnit } from 'effector-react';
import { memo, type ReactElement } from 'react';
import { itemAdditionRequested, itemAmountRequested } from '../../bus/cart.ts';
import styles from './buy-button.module.css';
import { $buying, type RefusalReason } from './model.ts';
import type { TileWords } from './words.ts';

interface Props {
  readonly card: Pick<ProductCard, 'id' | 'name' | 'availability'>;
  readonly words: TileWords;
  readonly size?: 'small' | 'normal' | 'large';
}

/** The kit's buy control on the bus: requests are sent, the cart's summary comes back, a refusal is shown beneath. */
export function BuyButton(props: Props): ReactElement {
  const { amounts, awaited, refusals } = useUnit($buying);
  const { id } = props.card;
  return <Control {...props} amount={amounts[id] ?? 0} awaited={awaited[id] ?? 0} reason={refusals[id] ?? null} />;
}

interface ControlProps extends Props {
  /** In the cart, as its service has written last. */
  readonly amount: number;
  /** Requested on top of that. */
  readonly awaited: number;
  readonly reason: RefusalReason | null;
}

/** Memoised: in a list, only the control that was pressed renders again. */
const Control = memo(function Control({ card, words, size = 'normal', amount, awaited, reason }: ControlProps): ReactElement {
  const { add, setAmount } = useUnit({ add: itemAdditionRequested, setAmount: itemAmountRequested });
  const { id: product, name, availability } = card;
  const shown = amount + awaited;

  /** Until the service has answered, the cart may hold more than is shown: only additions are safe. */
  function change(wanted: number): void {
    if (awaited === 0) setAmount({ product, amount: wanted });
    else if (wanted > shown) add({ product, amount: wanted - shown });
  }

  return (
    <>
      <BuyControl
        amount={shown}
        addLabel={words.add}
        addName={`${words.add}: ${name}`}
        labels={{ amount: `${words.amount}: ${name}`, increase: words.more, decrease: words.less, remove: words.remove }}
        onAdd={() => add({ product, amount: 1 })}
        onAmountChange={change}
        max={availability.left}
        size={size}
        {...(availability.state === 'none' && { unavailableLabel: words.soldOut })}
      />
      {reason !== null && (
        <p className={styles['refusal']} role="alert">
          {words.refused[reason]}
        </p>
      )}
    </>
  );
});
