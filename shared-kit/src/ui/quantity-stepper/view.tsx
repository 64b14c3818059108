import { type KeyboardEvent, useState } from 'react';
import { MinusIcon, PlusIcon, TrashIcon } from '../icon/index.ts';
import { readAmount } from './amount.ts';
import styles from './view.module.css';

/** The accessible names of the stepper’s parts. */
export interface QuantityStepperLabels {
  /** Name of the whole, «Количество: Магний B6». */
  readonly amount: string;
  readonly increase: string;
  readonly decrease: string;
  /** The minus at the least amount, when going below it removes. */
  readonly remove?: string;
}

interface Props {
  readonly amount: number;
  /** Called with a whole number within the bounds, or with 0 when `remove` is labelled. */
  readonly onAmountChange: (amount: number) => void;
  readonly labels: QuantityStepperLabels;
  /** 999 when absent. */
  readonly max?: number;
  /** A change is on its way to the server; the control stays usable. */
  readonly busy?: boolean;
  readonly size?: 'small' | 'normal' | 'large';
  readonly wide?: boolean;
}

const MIN = 1;

/** An amount by buttons, typing (Enter or leaving; Escape undoes) and arrow keys. Buttons at a bound keep the focus. */
export function QuantityStepper(props: Props) {
  const { amount, onAmountChange, labels, max = 999, busy, size = 'normal', wide } = props;
  const [draft, setDraft] = useState<string | null>(null);
  const removes = labels.remove !== undefined && amount <= MIN;

  function change(wanted: number) {
    setDraft(null);
    if (wanted !== amount) onAmountChange(wanted);
  }
  function step(by: 1 | -1) {
    const wanted = amount + by;
    if (wanted < MIN) change(labels.remove === undefined ? MIN : 0);
    else change(Math.min(max, wanted));
  }
  function commit() {
    if (draft !== null) change(readAmount(draft, { min: MIN, max, fallback: amount }));
  }
  function press(event: KeyboardEvent<HTMLInputElement>) {
    if (event.key === 'ArrowUp' || (event.key === 'ArrowDown' && amount > MIN)) step(event.key === 'ArrowUp' ? 1 : -1);
    else if (event.key === 'Enter') commit();
    else if (event.key === 'Escape' && draft !== null) {
      setDraft(null);
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as an inline control
    <div
      className={styles['root']}
      role="group"
      aria-label={labels.amount}
      aria-busy={busy || undefined}
      data-size={size}
      data-wide={wide || undefined}
    >
      <button
        type="button"
        className={styles['step']}
        aria-label={removes ? labels.remove : labels.decrease}
        aria-disabled={(amount <= MIN && !removes) || undefined}
        onClick={() => step(-1)}
      >
        {removes ? <TrashIcon /> : <MinusIcon />}
      </button>
      <input
        className={styles['amount']}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        role="spinbutton"
        aria-label={labels.amount}
        aria-valuenow={amount}
        aria-valuemin={MIN}
        aria-valuemax={max}
        maxLength={String(max).length + 1}
        value={draft ?? String(amount)}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={(event) => event.target.select()}
        onBlur={commit}
        onKeyDown={press}
      />
      <button
        type="button"
        className={styles['step']}
        aria-label={labels.increase}
        aria-disabled={amount >= max || undefined}
        onClick={() => step(1)}
      >
        <PlusIcon />
      </button>
    </div>
  );
}
