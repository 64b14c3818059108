import { type ReactNode, type SubmitEvent, use, useRef, useState } from 'react';
import { Form, useForm, useFormState } from 'react-final-form';
import { Failure } from '../../ui/failure/index.ts';
import type { FormProblemsByField } from '../answers/index.ts';
import type { ToMessage } from '../messages/index.ts';
import styles from './form.module.css';
import { MessagesContext } from './use-form-field.ts';

interface ValidatedFormProps<Values> {
  readonly initialValues?: Partial<Values>;
  /** Gives back what the server found wrong, or nothing. The form keeps its text either way. */
  readonly onSubmit: (values: Values) => Promise<FormProblemsByField | undefined> | FormProblemsByField | undefined;
  /** `useMessages()` of `forms/messages`, or words of one's own. */
  readonly toMessage: ToMessage;
  /** Names the form for screen readers. */
  readonly label?: string;
  readonly children: ReactNode | ((state: { readonly submitting: boolean }) => ReactNode);
}

/** A form whose fields judge themselves; after a failed send the focus is in the first field with a problem. */
export function ValidatedForm<Values extends object>({ initialValues, onSubmit, toMessage, label, children }: ValidatedFormProps<Values>) {
  const element = useRef<HTMLFormElement>(null);
  const [isSending, setSending] = useState(false);
  return (
    <MessagesContext value={toMessage}>
      <Form<Values>
        {...(initialValues && { initialValues })}
        onSubmit={(values) => onSubmit(values)}
        render={({ handleSubmit, submitting = false, validating = false }) => {
          function send(event: SubmitEvent<HTMLFormElement>) {
            event.preventDefault();
            event.stopPropagation();
            if (isSending) return;
            setSending(true);
            // A field may have to be read first, see `usePhoneEntry`.
            void Promise.resolve(handleSubmit()).finally(() => {
              setSending(false);
              setTimeout(() => element.current && focusFirstInvalid(element.current));
            });
          }
          return (
            <form ref={element} className={styles['root']} noValidate aria-label={label} onSubmit={send}>
              {typeof children === 'function' ? children({ submitting: submitting || (isSending && validating) }) : children}
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

interface FormProblemsProps {
  readonly title: string;
}

/** The server's problems with fields that this form does not have; nothing is dropped. */
export function FormProblems({ title }: FormProblemsProps) {
  const form = useForm();
  const toMessage = use(MessagesContext);
  const { submitErrors, dirtySinceLastSubmit } = useFormState({ subscription: { submitErrors: true, dirtySinceLastSubmit: true } });
  const known = new Set(form.getRegisteredFields());
  const unknown = Object.entries((submitErrors ?? {}) as FormProblemsByField).filter(([field]) => !known.has(field));
  if (unknown.length === 0 || dirtySinceLastSubmit) return null;
  return <Failure size="line" title={title} text={[...new Set(unknown.map(([field, problem]) => toMessage(problem, field)))].join(' ')} />;
}
