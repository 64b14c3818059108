import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BuyControl } from '../buy-control/index.ts';
import { QuantityStepper } from './index.ts';

const labels = { amount: 'Amount', increase: 'More', decrease: 'Less', remove: 'Remove' };

function Stepper({ start = 2, onChange, removable = false }: { start?: number; onChange: (amount: number) => void; removable?: boolean }) {
  const [amount, setAmount] = useState(start);
  const { remove, ...rest } = labels;
  return (
    <QuantityStepper
      amount={amount}
      max={12}
      labels={removable ? labels : rest}
      onAmountChange={(wanted) => {
        onChange(wanted);
        setAmount(wanted);
      }}
    />
  );
}

describe('QuantityStepper', () => {
  it('steps by its buttons and by arrow keys within the bounds', async () => {
    const onChange = jest.fn();
    render(<Stepper onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'More' }));
    await userEvent.type(screen.getByRole('spinbutton'), '{ArrowDown}{ArrowDown}{ArrowDown}');
    expect(onChange.mock.calls).toEqual([[3], [2], [1]]);
    // Focusable at its bound: a disabled button would lose the focus to the page.
    const less = screen.getByRole<HTMLButtonElement>('button', { name: 'Less' });
    expect([less.disabled, less.getAttribute('aria-disabled')]).toEqual([false, 'true']);
  });

  it('takes a typed amount on Enter and on leaving, clamped to the bounds', async () => {
    const onChange = jest.fn();
    render(<Stepper onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.click(input);
    await userEvent.keyboard('7{Enter}');
    await userEvent.clear(input);
    await userEvent.type(input, '99');
    await userEvent.tab();
    expect(onChange.mock.calls).toEqual([[7], [12]]);
    expect(input.value).toBe('12');
  });

  it('returns to the amount on Escape and on nonsense', async () => {
    const onChange = jest.fn();
    render(<Stepper onChange={onChange} />);
    const input = screen.getByRole<HTMLInputElement>('spinbutton');
    await userEvent.type(input, '5{Escape}');
    expect(input.value).toBe('2');
    await userEvent.clear(input);
    await userEvent.type(input, 'abc{Enter}');
    expect(input.value).toBe('2');
    expect(onChange).not.toHaveBeenCalled();
  });

  it('The stepper requests zero below one when it may remove', async () => {
    const onChange = jest.fn();
    render(<Stepper start={1} removable onChange={onChange} />);
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(onChange).toHaveBeenLastCalledWith(0);
  });
});

function Buy() {
  const [amount, setAmount] = useState(0);
  return <BuyControl amount={amount} addLabel="Add" labels={labels} onAdd={() => setAmount(1)} onAmountChange={setAmount} />;
}

describe('BuyControl', () => {
  it('keeps the focus when the button gives way to the stepper and back', async () => {
    render(<Buy />);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add' }));
  });

  it('The stepper shows that there is no stock instead of offering to add', () => {
    render(<BuyControl amount={0} addLabel="Add" unavailableLabel="Sold out" labels={labels} onAdd={() => {}} onAmountChange={() => {}} />);
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Sold out' }).disabled).toBe(true);
  });
});
