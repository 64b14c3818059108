import type { ComponentPropsWithRef } from 'react';
import { Field, FieldBox, type FieldWords, splitWords } from '../field/index.ts';
import styles from './view.module.css';

/** Props of `TextArea`. */
export interface TextAreaProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'textarea'>, keyof FieldWords | 'className' | 'style' | 'value' | 'onChange' | 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** Several lines of text; optional `maxLength`, `rows` (4 when absent), `disabled`. */
export function TextArea(props: TextAreaProps) {
  const [words, { value, onChange, id, rows = 4, ...rest }] = splitWords(props);
  return (
    <Field {...words} {...(id !== undefined && { id })}>
      {(control) => (
        <FieldBox invalid={control['aria-invalid'] ?? false} disabled={rest.disabled ?? false}>
          <textarea
            {...rest}
            {...control}
            className={styles['area']}
            rows={rows}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
        </FieldBox>
      )}
    </Field>
  );
}
