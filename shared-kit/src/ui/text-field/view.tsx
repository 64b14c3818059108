import type { ComponentPropsWithRef } from 'react';
import { BoxedField, type FieldWords, splitWords } from '../field/index.ts';
import { CloseIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';

/** Props of `TextField`. */
export interface TextFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldWords | 'className' | 'style' | 'value' | 'onChange' | 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Label of a button that empties the field, shown while there is text. */
  readonly clearLabel?: string;
}

/** One line of text. `maxlength` is 55 by default (specification, section 5). */
export function TextField(props: TextFieldProps) {
  const [words, { value, onChange, clearLabel, id, maxLength = 55, type = 'text', ...rest }] = splitWords(props);
  return (
    <BoxedField {...words} id={id} disabled={rest.disabled}>
      {(control) => (
        <>
          <input
            {...rest}
            {...control}
            type={type}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {clearLabel !== undefined && value !== '' && !rest.disabled && (
            <IconButton size="small" icon={<CloseIcon size="small" />} label={clearLabel} onClick={() => onChange('')} />
          )}
        </>
      )}
    </BoxedField>
  );
}
