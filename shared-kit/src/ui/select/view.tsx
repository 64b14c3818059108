import type { ComponentPropsWithRef } from 'react';
import { BoxedField, type FieldWords, splitWords } from '../field/index.ts';
import { ChevronDownIcon } from '../icon/index.ts';
import styles from './view.module.css';

/** One choice: its value and how it reads. */
export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

interface Props
  extends FieldWords,
    Omit<ComponentPropsWithRef<'select'>, keyof FieldWords | 'className' | 'style' | 'value' | 'onChange' | 'children'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly options: readonly SelectOption[];
}

/** One of a few, by the browser's own list. */
export function Select(props: Props) {
  const [words, { value, onChange, options, id, ...rest }] = splitWords(props);
  return (
    <BoxedField {...words} id={id} disabled={rest.disabled}>
      {(control) => (
        <span className={styles['root']}>
          <select {...rest} {...control} className={styles['select']} value={value} onChange={(event) => onChange(event.target.value)}>
            {options.map((option) => (
              <option key={option.value} value={option.value}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDownIcon />
        </span>
      )}
    </BoxedField>
  );
}
