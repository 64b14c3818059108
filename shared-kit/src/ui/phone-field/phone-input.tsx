import type { ComponentPropsWithRef } from 'react';

/** Props of `PhoneInput`. */
export interface PhoneInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'value' | 'onChange' | 'dir'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The bare input of a number, for use in a box of one's own; 25 characters by default. A number runs from left to right in every script. */
export function PhoneInput({ value, onChange, maxLength = 25, ...rest }: PhoneInputProps) {
  return (
    <input
      inputMode="tel"
      autoComplete="tel"
      spellCheck={false}
      {...rest}
      type="tel"
      dir="ltr"
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
