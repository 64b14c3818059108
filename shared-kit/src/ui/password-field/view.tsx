import { type ComponentPropsWithRef, useState } from 'react';
import { BoxedField, type FieldWords, splitWords } from '../field/index.ts';
import { CloseIcon, EyeIcon, EyeOffIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';

/** Props of `PasswordField`. */
export interface PasswordFieldProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'input'>, keyof FieldWords | 'className' | 'style' | 'value' | 'onChange' | 'children' | 'type'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly showLabel: string;
  readonly hideTextLabel: string;
  readonly clearLabel: string;
}

/** A password that can be shown and emptied. Give `autoComplete` (`current-password`, `new-password`) for password managers. */
export function PasswordField(props: PasswordFieldProps) {
  const [words, { value, onChange, showLabel, hideTextLabel, clearLabel, id, maxLength = 55, ...rest }] = splitWords(props);
  const [isShown, setShown] = useState(false);
  return (
    <BoxedField {...words} id={id} disabled={rest.disabled}>
      {(control) => (
        <>
          <input
            autoCapitalize="none"
            spellCheck={false}
            {...rest}
            {...control}
            type={isShown ? 'text' : 'password'}
            maxLength={maxLength}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {value !== '' && !rest.disabled && (
            <IconButton size="small" icon={<CloseIcon size="small" />} label={clearLabel} onClick={() => onChange('')} />
          )}
          <IconButton
            size="small"
            icon={isShown ? <EyeOffIcon /> : <EyeIcon />}
            label={isShown ? hideTextLabel : showLabel}
            disabled={rest.disabled ?? false}
            onClick={() => setShown(!isShown)}
          />
        </>
      )}
    </BoxedField>
  );
}
