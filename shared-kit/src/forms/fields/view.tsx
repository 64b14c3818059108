import { useTranslation } from '../../i18n/index.ts';
import { Checkbox, type CheckboxProps } from '../../ui/checkbox/index.ts';
import { PasswordField, type PasswordFieldProps } from '../../ui/password-field/index.ts';
import { TextArea, type TextAreaProps } from '../../ui/text-area/index.ts';
import { TextField, type TextFieldProps } from '../../ui/text-field/index.ts';
import { readDate, showDate } from '../dates/index.ts';
import { useWords } from '../messages/index.ts';
import { email, firstProblem, required, type Validator } from '../validators/index.ts';
import { useFormField } from './use-form-field.ts';
import { useReadField } from './use-read-field.ts';

/** What the form gives to its fields by itself. */
type Bound = 'name' | 'value' | 'checked' | 'onChange' | 'onBlur' | 'onFocus' | 'error';
type PasswordWord = 'showLabel' | 'hideTextLabel' | 'clearLabel';

interface FormFieldProps {
  readonly name: string;
  readonly validate?: Validator;
}

/** `TextField` of a form. */
export function FormTextField({ name, validate, ...rest }: FormFieldProps & Omit<TextFieldProps, Bound>) {
  return <TextField {...rest} {...useFormField(name, '', validate, rest.label)} />;
}

const anEmail = firstProblem(required, email);

/** A `TextField` for an e-mail address, which is needed; `autoComplete` is `username` where it names the account. */
export function FormEmailField({ autoComplete = 'email', ...rest }: Omit<FormFieldProps, 'validate'> & Omit<TextFieldProps, Bound>) {
  return <FormTextField {...rest} type="email" inputMode="email" autoComplete={autoComplete} validate={anEmail} />;
}

/** `PasswordField` of a form; its buttons have the kit's words by default. */
export function FormPasswordField({
  name,
  validate,
  ...rest
}: FormFieldProps & Omit<PasswordFieldProps, Bound | PasswordWord> & Partial<Pick<PasswordFieldProps, PasswordWord>>) {
  const word = useWords();
  const words = { showLabel: word('showPassword'), hideTextLabel: word('hidePassword'), clearLabel: word('clear') };
  return <PasswordField {...words} {...rest} {...useFormField(name, '', validate, rest.label)} />;
}

/** `TextArea` of a form. */
export function FormTextArea({ name, validate, ...rest }: FormFieldProps & Omit<TextAreaProps, Bound>) {
  return <TextArea {...rest} {...useFormField(name, '', validate, rest.label)} />;
}

/** `Checkbox` of a form. */
export function FormCheckbox({ name, validate, ...rest }: FormFieldProps & Omit<CheckboxProps, Bound>) {
  const { value, ...field } = useFormField(name, false, validate, rest.label);
  return <Checkbox {...rest} {...field} checked={value} />;
}

/** A typed date («31.12.1990», "12/31/1990"); the form holds `YYYY-MM-DD`, or the text itself while it is no date. */
export function FormDateField({ name, validate, ...rest }: FormFieldProps & Omit<TextFieldProps, Bound>) {
  const { language: locale } = useTranslation();
  const word = useWords();
  const field = useReadField({
    name,
    validate,
    label: rest.label,
    read: (text) => readDate(text, locale),
    show: (value) => showDate(value, locale),
  });
  return <TextField inputMode="numeric" placeholder={word('dateExample')} maxLength={10} {...rest} {...field} />;
}
