import type { CustomerField } from '@vitrava/shared-kit/contracts/customer-fields';
import { FormDateField, FormTextField } from '@vitrava/shared-kit/forms/fields';
import { FormPhoneField } from '@vitrava/shared-kit/forms/phone-field';
import { birthDate, firstProblem, personName, required } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import type { ReactElement, Ref } from 'react';
import styles from './view.module.css';

interface Props {
  readonly fields: readonly CustomerField[];
  readonly isRequired: (field: CustomerField) => boolean;
  /** The first name, which takes the focus. */
  readonly first?: Ref<HTMLInputElement>;
}

/** A customer's own fields in a form, in pairs where there is room. */
export function CustomerFields({ fields, isRequired, first }: Props): ReactElement {
  return (
    <div className={styles['root']}>
      {fields.map((field, index) => (
        <Input key={field.name} field={field} isRequired={isRequired(field)} inputRef={index === 0 ? first : undefined} />
      ))}
    </div>
  );
}

const REQUIRED_NAME = firstProblem(required, personName);
const REQUIRED_BIRTH_DATE = firstProblem(required, birthDate);

interface InputProps {
  readonly field: CustomerField;
  readonly isRequired: boolean;
  readonly inputRef: Ref<HTMLInputElement> | undefined;
}

function Input({ field: { name, kind, autoComplete, hasHint }, isRequired, inputRef }: InputProps): ReactElement {
  const { t } = useTranslation();
  const common = {
    name,
    autoComplete,
    label: t(`fields.${name}`),
    required: isRequired,
    ...(hasHint && { hint: t(`fields.${name}_hint`) }),
  };
  const ref = inputRef === undefined ? {} : { ref: inputRef };
  switch (kind) {
    case 'phone':
      return <FormPhoneField name={name} label={common.label} required={isRequired} />;
    case 'birthDate':
      return <FormDateField {...common} validate={isRequired ? REQUIRED_BIRTH_DATE : birthDate} />;
    case 'name':
      return <FormTextField {...common} {...ref} validate={isRequired ? REQUIRED_NAME : personName} />;
    case 'text':
      return <FormTextField {...common} {...ref} {...(isRequired && { validate: required })} />;
  }
}
