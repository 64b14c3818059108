import type { ProductCard } from '@vitrava/shared-kit/contracts/browser';
import type { RefusalReason } from '@vitrava/shared-kit/models/buying';
import { BuyControl } from '@vitrava/shared-kit/ui/buy-control';
import { useUnit } from 'effector-react';
import { memo, type ReactElement } from 'react';
import { itemAdditionRequested } from '../../bus/cart.ts';
import { $buying, amountChosen } from './model.ts';
import type { TileWords } from './words.ts';

interface Props {
  readonly card: Pick<ProductCard, 'id' | 'name' | 'availability'>;
  readonly words: TileWords;
}

/** The kit's buy control on the bus: requests are sent, the cart's summary comes back, a refusal is shown beneath. */
export function BuyButton(props: Props): ReactElement {
  const { amounts, refusals } = useUnit($buying);
  const { id } = props.card;
  return <Control {...props} amount={amounts[id] ?? 0} reason={refusals[id]} />;
}

interface ControlProps extends Props {
  readonly amount: number;
  readonly reason: RefusalReason | undefined;
}

/** Memoised: in a list, only the control that was pressed renders again. */
const Control = memo(function Control({ card, words, amount, reason }: ControlProps): ReactElement {
  const { add, choose } = useUnit({ add: itemAdditionRequested, choose: amountChosen });
  const { id: product, name, availability } = card;
  return (
    <BuyControl
      amount={amount}
      addLabel={words.add}
      addName={`${words.add}: ${name}`}
      labels={{ amount: `${words.amount}: ${name}`, increase: words.more, decrease: words.less, remove: words.remove }}
      onAdd={() => add({ product, amount: 1 })}
      onAmountChange={(wanted) => choose({ product, amount: wanted })}
      max={availability.left}
      refusal={reason && words.refused[reason]}
      {...(availability.state === 'none' && { unavailableLabel: words.soldOut })}
    />
  );
});
