import { type ReactNode, useState } from 'react';
import type { Validator } from '../validators/index.ts';
import { type FieldBinding, useFormField } from './use-form-field.ts';

interface Options {
  readonly name: string;
  readonly validate: Validator | undefined;
  readonly label: ReactNode;
  /** What the form holds for a text; null for a text that cannot be read, which the form then holds as it is. */
  readonly read: (text: string) => string | null;
  /** The text for what the form holds. */
  readonly show: (value: string) => string;
}

/** A field that shows one text and holds the value read from it, which is formatted when the field is left. */
export function useReadField({ name, validate, label, read, show }: Options): FieldBinding<string> {
  const field = useFormField(name, '', validate, label);
  const [shown, setShown] = useState({ text: show(field.value), value: field.value });
  // The form has another value than the text was read into: it was given one from outside.
  const text = shown.value === field.value ? shown.text : show(field.value);

  function write(next: string): void {
    const value = read(next) ?? next;
    setShown({ text: next, value });
    field.onChange(value);
  }

  function leave(): void {
    setShown({ text: show(field.value), value: field.value });
    field.onBlur();
  }

  return { ...field, value: text, onChange: write, onBlur: leave };
}
