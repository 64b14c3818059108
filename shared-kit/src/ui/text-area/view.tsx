import type { ComponentPropsWithRef } from 'react';
import { BoxedField, type FieldWords, splitWords } from '../field/index.ts';
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
    <BoxedField {...words} id={id} disabled={rest.disabled}>
      {(control) => (
        <textarea
          {...rest}
          {...control}
          className={styles['area']}
          rows={rows}
          value={value}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
    </BoxedField>
  );
}
