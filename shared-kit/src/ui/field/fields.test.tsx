import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Checkbox } from '../checkbox/index.ts';
import { PasswordField } from '../password-field/index.ts';
import { TextArea } from '../text-area/index.ts';
import { TextField } from '../text-field/index.ts';

function note(control: HTMLElement): HTMLElement | null {
  return document.getElementById(control.getAttribute('aria-describedby') ?? '');
}

describe('TextField', () => {
  it('[K3] has a maxlength of 55 by default', () => {
    render(
      <>
        <TextField label="Name" value="" onChange={() => {}} />
        <TextField label="Phone" maxLength={20} value="" onChange={() => {}} />
      </>,
    );
    expect(screen.getByLabelText<HTMLInputElement>('Name').maxLength).toBe(55);
    expect(screen.getByLabelText<HTMLInputElement>('Phone').maxLength).toBe(20);
  });

  it('[K5] shows the error below the field in place of the hint and ties it to the field', () => {
    const { rerender } = render(<TextField label="E-mail" hint="For the receipt" value="" onChange={() => {}} />);
    const input = screen.getByLabelText('E-mail');
    expect(note(input)?.textContent).toBe('For the receipt');
    rerender(<TextField label="E-mail" hint="For the receipt" error="Enter an address" value="" onChange={() => {}} />);
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const error = note(input);
    expect(error?.textContent).toBe('Enter an address');
    expect(input.compareDocumentPosition(error as Node) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  });
});

function Secret() {
  const [value, setValue] = useState('secret');
  return <PasswordField label="Password" value={value} onChange={setValue} showLabel="Show" hideTextLabel="Hide" clearLabel="Clear" />;
}

describe('PasswordField', () => {
  it('[K4] shows, hides and empties the password', async () => {
    render(<Secret />);
    const input = screen.getByLabelText<HTMLInputElement>('Password');
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Show' }));
    expect(input.type).toBe('text');
    await userEvent.click(screen.getByRole('button', { name: 'Hide' }));
    expect(input.type).toBe('password');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input.value).toBe('');
    expect(screen.queryByRole('button', { name: 'Clear' })).toBeNull();
  });
});

describe('TextArea', () => {
  it('[K6] takes an optional max length, rows and disabled', () => {
    render(
      <>
        <TextArea label="Plain" value="" onChange={() => {}} />
        <TextArea label="Bound" maxLength={500} rows={7} disabled value="" onChange={() => {}} />
      </>,
    );
    const plain = screen.getByLabelText<HTMLTextAreaElement>('Plain');
    expect([plain.getAttribute('maxlength'), plain.disabled]).toEqual([null, false]);
    const bound = screen.getByLabelText<HTMLTextAreaElement>('Bound');
    expect([bound.maxLength, bound.rows, bound.disabled]).toEqual([500, 7, true]);
  });
});

describe('Checkbox', () => {
  it('[K7] has a slim mode and shows its error beside the box', async () => {
    const onChange = jest.fn();
    render(<Checkbox slim label="I agree" checked={false} onChange={onChange} error="Please agree" />);
    const box = screen.getByRole('checkbox', { name: 'I agree' });
    expect(box.parentElement?.dataset).toMatchObject({ slim: 'true', invalid: 'true' });
    expect(note(box)?.textContent).toBe('Please agree');
    await userEvent.click(screen.getByText('I agree'));
    expect(onChange).toHaveBeenCalledWith(true);
  });
});
