import { useEffect, useRef } from 'react';
import { Button } from '../button/index.ts';
import { QuantityStepper, type QuantityStepperLabels } from '../quantity-stepper/index.ts';
import styles from './view.module.css';

interface Props {
  /** In the cart now; 0 shows the button, more shows the stepper. */
  readonly amount: number;
  /** «В корзину». */
  readonly addLabel: string;
  /** Accessible name of the button, with the product: «В корзину: Магний B6». */
  readonly addName?: string;
  /** Give `remove`, since going below one takes the product out. */
  readonly labels: QuantityStepperLabels;
  readonly onAdd: () => void;
  /** 0 takes it out. */
  readonly onAmountChange: (amount: number) => void;
  /** What is left to sell; 999 when absent. */
  readonly max?: number;
  /** Instead of the button when nothing is left: «Нет в наличии». */
  readonly unavailableLabel?: string;
  readonly size?: 'small' | 'normal' | 'large';
  /** Why the product did not come into the cart. */
  readonly refusal?: string | undefined;
}

/** Add, then change the amount in the same place, with the focus. CSS draws the cart: a list has one per card. */
export function BuyControl({
  amount,
  addLabel,
  addName,
  labels,
  onAdd,
  onAmountChange,
  max,
  unavailableLabel,
  size = 'normal',
  refusal,
}: Props) {
  const root = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);
  const isInCart = amount > 0;

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when one control has given way to the other
  useEffect(() => {
    const lostFocus = hadFocus.current && (document.activeElement === null || document.activeElement === document.body);
    hadFocus.current = false;
    if (lostFocus)
      (
        root.current?.querySelector<HTMLElement>('button:last-of-type:enabled') ?? root.current?.querySelector<HTMLElement>('button')
      )?.focus();
  }, [isInCart]);

  function keepFocus(change: () => void) {
    hadFocus.current = root.current?.contains(document.activeElement) ?? false;
    change();
  }
  function changeAmount(wanted: number) {
    if (wanted > 0) onAmountChange(wanted);
    else keepFocus(() => onAmountChange(wanted));
  }

  return (
    <div ref={root} className={styles['root']} data-adds={(!isInCart && unavailableLabel === undefined) || undefined}>
      {isInCart ? (
        <QuantityStepper
          amount={amount}
          labels={labels}
          onAmountChange={changeAmount}
          wide
          size={size}
          {...(max !== undefined && { max })}
        />
      ) : unavailableLabel !== undefined ? (
        <Button wide size={size} disabled>
          {unavailableLabel}
        </Button>
      ) : (
        <Button wide size={size} aria-label={addName ?? addLabel} onClick={() => keepFocus(onAdd)}>
          {addLabel}
        </Button>
      )}
      {refusal !== undefined && (
        <p className={styles['refusal']} role="alert">
          {refusal}
        </p>
      )}
    </div>
  );
}
