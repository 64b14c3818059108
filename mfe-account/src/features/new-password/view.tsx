import { FormPasswordField } from '@vitrava/shared-kit/forms/fields';
import { firstProblem, required, sameAs } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement } from 'react';
import { useField } from 'react-final-form';
import { newPassword } from '../../domain/new-password/index.ts';
import { PasswordRules } from './password-rules.tsx';

interface Props {
  /** Name of the value in the form. */
  readonly name: string;
  readonly label: string;
}

function useToggleLabels() {
  const { t } = useTranslation();
  return { showLabel: t('login.showPassword'), hideTextLabel: t('login.hidePassword'), clearLabel: t('login.clearPassword') };
}

/** A password to be chosen: says what it must be, and which of that it is already. */
export function NewPasswordField({ name, label }: Props): ReactElement {
  const toggle = useToggleLabels();
  const { input } = useField<string>(name, { subscription: { value: true }, allowNull: true });
  return (
    <FormPasswordField
      {...toggle}
      name={name}
      label={label}
      autoComplete="new-password"
      hint={<PasswordRules password={input.value ?? ''} />}
      validate={newPassword}
    />
  );
}

/** The same once more, against slips of the finger. */
export function RepeatedPasswordField({ name, label, of }: Props & { readonly of: string }): ReactElement {
  const toggle = useToggleLabels();
  return (
    <FormPasswordField {...toggle} name={name} label={label} autoComplete="new-password" validate={firstProblem(required, sameAs(of))} />
  );
}
