import { Checkbox, type CheckboxProps } from '../../ui/checkbox/index.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field/index.ts';
import { TextArea, type TextAreaProps } from '../../ui/text-area/index.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field/index.ts';
import type { Validator } from '../validators/index.ts';
import { useFormField } from './use-form-field.ts';

/** What the form gives to its fields by itself. */
type Bound = 'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'onFocus' | 'error';

interface FormFieldProps {
  /** Name of the value in the form. */
  readonly name: string;
  readonly validate?: Validator;
}

/** `TextField` of a form. */
export function FormTextField({ name, validate, ...rest }: FormFieldProps & Omit<TextFieldProps, Bound>) {
  return <TextField {...rest} {...useFormField(name, '', validate)} />;
}

/** `PasswordField` of a form. */
export function FormPasswordField({ name, validate, ...rest }: FormFieldProps & Omit<PasswordFieldProps, Bound>) {
  return <PasswordField {...rest} {...useFormField(name, '', validate)} />;
}

/** `TextArea` of a form. */
export function FormTextArea({ name, validate, ...rest }: FormFieldProps & Omit<TextAreaProps, Bound>) {
  return <TextArea {...rest} {...useFormField(name, '', validate)} />;
}

/** `Checkbox` of a form. */
export function FormCheckbox({ name, validate, ...rest }: FormFieldProps & Omit<CheckboxProps, Bound>) {
  const { value, ...field } = useFormField(name, false, validate);
  return <Checkbox {...rest} {...field} checked={value} />;
}
