import { useFormField } from '@vitrava/shared-kit/forms/fields';
import { firstProblem, required } from '@vitrava/shared-kit/forms/validators';
import { useTranslation } from '@vitrava/shared-kit/i18n';
import { TextField } from '@vitrava/shared-kit/ui/text-field';
import { useUnit } from 'effector-react';
import type { ReactElement } from 'react';
import { $phoneRules, phoneFocused } from './model.ts';
import { validPhone } from './valid-phone.ts';

/** The phone of a form; its rules come when it is first used. */
export function PhoneField(): ReactElement {
  const { t } = useTranslation();
  const { rules, focused } = useUnit({ rules: $phoneRules, focused: phoneFocused });
  const field = useFormField('phone', '', firstProblem(required, validPhone(rules?.readPhone)));

  function focus(): void {
    field.onFocus();
    focused();
  }

  return (
    <TextField
      {...field}
      type="tel"
      inputMode="tel"
      maxLength={20}
      label={t('contactUs.phone')}
      placeholder={t('contactUs.phoneExample')}
      autoComplete="tel"
      required
      onFocus={focus}
    />
  );
}
