import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import styles from './view.module.css';

/** Props of `Checkbox`. */
export interface CheckboxProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'checked' | 'onChange' | 'children'> {
  /** May hold links. */
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  /** Beside the box; a slim checkbox shows it as a red outline and announces it. */
  readonly error?: string;
  /** Tighter, for filters and lists. */
  readonly slim?: boolean;
}

/** A yes or a no. */
export function Checkbox({ label, checked, onChange, error, slim = false, id, ...rest }: CheckboxProps) {
  const ownId = useId();
  const inputId = id ?? ownId;
  const hasError = error !== undefined && error !== '';
  return (
    <div className={styles['root']} data-slim={slim || undefined} data-invalid={hasError || undefined}>
      <input
        {...rest}
        className={styles['box']}
        type="checkbox"
        id={inputId}
        checked={checked}
        aria-invalid={hasError || undefined}
        aria-describedby={hasError ? `${inputId}-error` : undefined}
        onChange={(event) => onChange(event.target.checked)}
      />
      <label className={styles['label']} htmlFor={inputId}>
        {label}
      </label>
      {hasError && (
        <p className={styles['error']} id={`${inputId}-error`}>
          {error}
        </p>
      )}
    </div>
  );
}
