import { createContext, type ReactNode, useContext } from 'react';
import { useField } from 'react-final-form';
import type { ToMessage } from '../messages/index.ts';
import type { ValidationProblem, Validator } from '../validators/index.ts';

/** How the surrounding form words problems; by their kinds outside of a form. */
export const MessagesContext = createContext<ToMessage>((problem) => problem.key);

/** What a field of the kit takes to belong to a form. `error` is a sentence, absent while there is none to show. */
export interface FieldBinding<Value> {
  readonly name: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly onBlur: () => void;
  readonly onFocus: () => void;
  readonly error?: string;
}

/** Connects a field to its form. A problem shows after a change or a send; the server's until the value changes. */
export function useFormField<Value>(
  name: string,
  empty: Value,
  validate: ((...of: Parameters<Validator>) => ReturnType<Validator> | Promise<ReturnType<Validator>>) | undefined,
  label?: ReactNode,
): FieldBinding<Value> {
  const toMessage = useContext(MessagesContext);
  const { input, meta } = useField<Value>(name, {
    ...(validate && { validate: (value: Value, all: object) => validate(value, all as Record<string, unknown>) }),
    format: (value) => value ?? empty,
    parse: (value) => value,
  });
  const problem: ValidationProblem | undefined = meta.error ?? (meta.dirtySinceLastSubmit ? undefined : meta.submitError);
  return {
    name,
    value: input.value,
    onChange: input.onChange,
    onBlur: () => input.onBlur(),
    onFocus: () => input.onFocus(),
    ...(problem &&
      meta.touched &&
      (meta.dirty || meta.submitFailed) && { error: toMessage(problem, name, typeof label === 'string' ? label : undefined) }),
  };
}
