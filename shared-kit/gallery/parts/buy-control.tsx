import { useState } from 'react';
import { BuyControl } from '../../src/ui/buy-control/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

const SIZES = ['small', 'normal', 'large'] as const;

export function BuyControlPart() {
  const { t } = useGallery();
  const [amount, setAmount] = useState(0);
  const labels = { amount: t.amount, increase: t.more, decrease: t.less, remove: t.remove };
  const props = { addLabel: t.add, labels, onAdd: () => setAmount(1), onAmountChange: setAmount };
  return (
    <Row>
      {SIZES.map((size) => (
        <Case key={size} name={size}>
          <BuyControl {...props} amount={amount} size={size} />
        </Case>
      ))}
      <Case name="in the cart">
        <BuyControl {...props} amount={Math.max(2, amount)} />
      </Case>
      <Case name="none left to add">
        <BuyControl {...props} amount={3} max={3} />
      </Case>
      <Case name="unavailable">
        <BuyControl {...props} amount={0} unavailableLabel={t.soldOut} />
      </Case>
    </Row>
  );
}
