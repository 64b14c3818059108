import { type ReactNode, useId } from 'react';
import { AlertIcon } from '../icon/index.ts';
import styles from './view.module.css';

/** The parts that every field has around its control. */
export interface FieldWords {
  readonly label: ReactNode;
  /** Help below the field, until an error takes its place. */
  readonly hint?: ReactNode;
  /** A sentence below the field. */
  readonly error?: ReactNode;
  readonly required?: boolean | undefined;
  /** The label is announced, not shown. */
  readonly hideLabel?: boolean | undefined;
}

/** Takes the words of a field out of its props; the rest belongs to the control. */
export function splitWords<Props extends FieldWords>(props: Props): [FieldWords, Omit<Props, keyof FieldWords>] {
  const { label, hint, error, required, hideLabel, ...control } = props;
  return [{ label, hint, error, required, hideLabel }, control];
}

/** Attributes that tie a control to its label, hint and error. */
export interface FieldControl {
  readonly id: string;
  readonly required: boolean;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface Props extends FieldWords {
  readonly id?: string | undefined;
  /** Beside the label: a button that shows more. */
  readonly labelEnd?: ReactNode;
  /** Draws the control with the attributes it is given. */
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, control, hint or error below. For controls that the kit does not have; its own fields are built on it. */
export function Field({ id, label, labelEnd, hint, error, required = false, hideLabel = false, children }: Props) {
  const ownId = useId();
  const controlId = id ?? ownId;
  const hasError = error !== undefined && error !== null && error !== '' && error !== false;
  const noteId = hasError || hint !== undefined ? `${controlId}-note` : undefined;
  return (
    <div className={styles['root']} data-invalid={hasError || undefined}>
      <div className={styles['head']} data-hidden={hideLabel || undefined}>
        <label className={styles['label']} htmlFor={controlId}>
          {label}
          {required && (
            <span className={styles['mark']} aria-hidden="true">
              *
            </span>
          )}
        </label>
        {labelEnd}
      </div>
      {children({ id: controlId, required, 'aria-invalid': hasError || undefined, 'aria-describedby': noteId })}
      {noteId !== undefined && (
        <p className={styles['note']} id={noteId}>
          {hasError && <AlertIcon size="small" />}
          <span>{hasError ? error : hint}</span>
        </p>
      )}
    </div>
  );
}

interface BoxProps {
  readonly children: ReactNode;
  readonly invalid?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  /** 48 or 56 px. */
  readonly size?: 'normal' | 'big' | undefined;
}

/** The frame of a one-line control, with room for buttons at its end. */
export function FieldBox({ children, invalid, disabled, size = 'normal' }: BoxProps) {
  return (
    <div className={styles['box']} data-invalid={invalid || undefined} data-disabled={disabled || undefined} data-size={size}>
      {children}
    </div>
  );
}

/** A field whose control, with its buttons, is in one frame. */
export function BoxedField({ disabled, children, ...field }: Props & Pick<BoxProps, 'disabled'>) {
  return (
    <Field {...field}>
      {(control) => (
        <FieldBox invalid={control['aria-invalid']} disabled={disabled}>
          {children(control)}
        </FieldBox>
      )}
    </Field>
  );
}
