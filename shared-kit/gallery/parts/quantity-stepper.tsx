import { useState } from 'react';
import { QuantityStepper } from '../../src/ui/quantity-stepper/index.ts';
import { Case, Row } from '../case.tsx';
import { useGallery } from '../context.tsx';

const SIZES = ['small', 'normal', 'large'] as const;

export function QuantityStepperPart() {
  const { t } = useGallery();
  const [amount, setAmount] = useState(2);
  const labels = { amount: t.amount, increase: t.more, decrease: t.less };
  const change = (wanted: number) => setAmount(wanted || 1);
  return (
    <Row>
      {SIZES.map((size) => (
        <Case key={size} name={size}>
          <QuantityStepper size={size} amount={amount} onAmountChange={change} labels={labels} max={12} />
        </Case>
      ))}
      <Case name="least">
        <QuantityStepper amount={1} onAmountChange={() => {}} labels={labels} />
      </Case>
      <Case name="least, removes">
        <QuantityStepper amount={1} onAmountChange={() => {}} labels={{ ...labels, remove: t.remove }} />
      </Case>
      <Case name="most">
        <QuantityStepper amount={999} onAmountChange={() => {}} labels={labels} />
      </Case>
      <Case name="busy">
        <QuantityStepper amount={5} onAmountChange={() => {}} labels={labels} busy />
      </Case>
      <Case name="wide" width="narrow">
        <QuantityStepper amount={amount} onAmountChange={change} labels={labels} wide />
      </Case>
    </Row>
  );
}
