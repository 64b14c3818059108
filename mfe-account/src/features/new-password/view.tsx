import { FormPasswordField } from '@vitrava/shared-kit/forms/fields';
import { firstProblem, newPassword, required, sameAs, type Validator } from '@vitrava/shared-kit/forms/validators';
import type { ReactElement } from 'react';
import { useField } from 'react-final-form';
import { PasswordRules } from './password-rules.tsx';

interface Props {
  readonly name: string;
  readonly label: string;
}

interface NewPasswordFieldProps extends Props {
  /** Marked, where other fields of the form may stay empty. */
  readonly required?: boolean;
  readonly validate?: Validator;
}

const chosen = firstProblem(required, newPassword);

/** A new password, with the rules for it and those that are fulfilled already. */
export function NewPasswordField({ name, label, required: isRequired = false, validate }: NewPasswordFieldProps): ReactElement {
  const { input } = useField<string>(name, { subscription: { value: true } });
  return (
    <FormPasswordField
      name={name}
      label={label}
      autoComplete="new-password"
      required={isRequired}
      hint={<PasswordRules password={input.value} />}
      validate={validate ? firstProblem(chosen, validate) : chosen}
    />
  );
}

/** The same once more, against slips of the finger. */
export function RepeatedPasswordField({ name, label, of }: Props & { readonly of: string }): ReactElement {
  return <FormPasswordField name={name} label={label} autoComplete="new-password" validate={firstProblem(required, sameAs(of))} />;
}
