import { describe, expect, it, jest } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { SearchField } from './index.ts';

const suggestions = ['magnesium', 'magnolia'].map((text) => ({ id: text, text }));

function Search({ onSubmit }: { readonly onSubmit: (value: string) => void }) {
  const [value, setValue] = useState('');
  return (
    <SearchField
      label="Search"
      clearLabel="Clear"
      submitLabel="Find"
      suggestionsLabel="Suggestions"
      action="/"
      value={value}
      onChange={setValue}
      onSubmit={onSubmit}
      suggestions={value === '' ? [] : suggestions}
    />
  );
}

function setUp() {
  const onSubmit = jest.fn();
  render(<Search onSubmit={onSubmit} />);
  return { onSubmit, input: screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }) };
}

const activeText = (input: HTMLElement) => document.getElementById(input.getAttribute('aria-activedescendant') ?? '')?.textContent;

describe('SearchField', () => {
  it('walks through the suggestions with the arrows and takes one with Enter', async () => {
    const { input, onSubmit } = setUp();
    await userEvent.type(input, 'mag');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText(input)).toBe('magnesium');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText(input)).toBe('magnolia');
    await userEvent.keyboard('{ArrowDown}');
    expect(activeText(input)).toBeUndefined();
    await userEvent.keyboard('{ArrowUp}{Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith('magnolia');
    expect(input.value).toBe('magnolia');
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('The typed text is sent when no suggestion is chosen', async () => {
    const { input, onSubmit } = setUp();
    await userEvent.type(input, ' vitamin c {Enter}');
    expect(onSubmit).toHaveBeenLastCalledWith('vitamin c');
  });

  it('The field’s content is sent before its value has been received', () => {
    const { input, onSubmit } = setUp();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, 'zinc');
    input.form?.requestSubmit();
    expect(onSubmit).toHaveBeenLastCalledWith('zinc');
  });

  it('closes the list on the first Escape and empties the field on the second', async () => {
    const { input } = setUp();
    await userEvent.type(input, 'mag{Escape}');
    expect(input.getAttribute('aria-expanded')).toBe('false');
    expect(input.value).toBe('mag');
    await userEvent.keyboard('{Escape}');
    expect(input.value).toBe('');
  });

  it('takes a suggestion by pointer and closes when the focus leaves', async () => {
    const { input, onSubmit } = setUp();
    await userEvent.type(input, 'mag');
    await userEvent.click(screen.getByRole('option', { name: 'magnesium' }));
    expect(onSubmit).toHaveBeenLastCalledWith('magnesium');
    await userEvent.type(input, 'x');
    expect(input.getAttribute('aria-expanded')).toBe('true');
    await userEvent.click(document.body);
    expect(input.getAttribute('aria-expanded')).toBe('false');
  });

  it('keeps the focus in the field when it is cleared', async () => {
    const { input } = setUp();
    await userEvent.type(input, 'mag');
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    expect(input.value).toBe('');
    expect(document.activeElement).toBe(input);
  });
});
