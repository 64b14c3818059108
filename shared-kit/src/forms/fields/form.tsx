import { type ReactNode, type SubmitEvent, useRef } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { Failure } from '../../ui/failure/index.ts';
import type { ValidationProblem } from '../validators/index.ts';
import styles from './form.module.css';
import { MessagesContext, type ToMessage } from './use-form-field.ts';

/** Problems by field name, as a send gives them back; fields that the form does not have go to `FormProblems`. */
export type FormProblemsByField = Readonly<Record<string, ValidationProblem>>;

export interface ValidatedFormProps<Values> {
  readonly initialValues?: Partial<Values>;
  /** Gives back what the server found wrong, or nothing. The form keeps its text either way. */
  readonly onSubmit: (values: Values) => Promise<FormProblemsByField | undefined> | FormProblemsByField | undefined;
  readonly toMessage: ToMessage;
  /** Names the form for screen readers. */
  readonly label?: string;
  readonly children: ReactNode | ((state: { readonly submitting: boolean }) => ReactNode);
}

/** A form whose fields judge themselves; after a failed send the focus is in the first field with a problem. */
export function ValidatedForm<Values extends object>({ initialValues, onSubmit, toMessage, label, children }: ValidatedFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  return (
    <MessagesContext value={toMessage}>
      <Form<Values>
        {...(initialValues && { initialValues })}
        onSubmit={(values) => onSubmit(values)}
        render={({ handleSubmit, submitting }) => {
          function send(event: SubmitEvent<HTMLFormElement>) {
            void Promise.resolve(handleSubmit(event)).then(() => setTimeout(() => element.current && focusFirstInvalid(element.current)));
          }
          return (
            <form ref={element} className={styles['root']} noValidate aria-label={label} onSubmit={send}>
              {typeof children === 'function' ? children({ submitting: submitting ?? false }) : children}
            </form>
          );
        }}
      />
    </MessagesContext>
  );
}

/** Puts the focus into the first field with a problem; false when there is none. */
export function focusFirstInvalid(form: HTMLElement): boolean {
  const field = form.querySelector<HTMLElement>('[aria-invalid="true"]:not([disabled])');
  field?.focus();
  return field !== null;
}

export interface FormProblemsProps {
  readonly title: string;
  readonly toMessage: ToMessage;
}

/** What the server said about fields that this form does not have; nothing is dropped. */
export function FormProblems({ title, toMessage }: FormProblemsProps) {
  const form = useForm();
  const { submitErrors, dirtySinceLastSubmit } = useFormState({ subscription: { submitErrors: true, dirtySinceLastSubmit: true } });
  const known = new Set(form.getRegisteredFields());
  const unknown = Object.entries((submitErrors ?? {}) as FormProblemsByField).filter(([field]) => !known.has(field));
  if (unknown.length === 0 || dirtySinceLastSubmit) return null;
  return <Failure size="line" title={title} text={unknown.map(([field, problem]) => toMessage(problem, field)).join(' ')} />;
}
