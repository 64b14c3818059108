import { type ReactNode, useMemo } from 'react';
import { LOCALES } from '../../contracts/locale.ts';
import { useTranslation } from '../../i18n/index.ts';
import { PhoneField, type PhoneFieldProps } from '../../ui/phone-field/index.ts';
import { useWords } from '../messages/index.ts';
import { isCountryOffered, type PhoneFormat, type PhoneRestrictions, rulesOf } from '../phone/index.ts';
import type { Validator } from '../validators/index.ts';
import { usePhoneEntry } from './use-phone-entry.ts';

/** Props of `FormPhoneField`. */
export interface FormPhoneFieldProps
  extends PhoneRestrictions,
    Pick<PhoneFieldProps, 'autoComplete' | 'disabled' | 'hint' | 'id' | 'label' | 'size'> {
  /** Name of the value in the form: E.164 once the number is accepted, the typed text until then. */
  readonly name: string;
  /** An empty field is a problem. */
  readonly required?: boolean;
  /** Further rules for a number that is one. */
  readonly validate?: Validator;
  /** How the number is written when the field is left. International when absent. */
  readonly format?: PhoneFormat;
  /** 20 when absent. */
  readonly maxLength?: number;
  /** Shown on demand; the kit's own words when absent, null for none. */
  readonly information?: ReactNode;
}

/** A phone number of a form, judged by the numbering plans of the world, which come when the field is first used. */
export function FormPhoneField(props: FormPhoneFieldProps) {
  const { name, validate, format = 'international', ignored, onlyList, validCharactersOnly, pattern, information, ...rest } = props;
  const { required = false, maxLength = 20 } = props;
  const restrictions: PhoneRestrictions = {
    ...(ignored && { ignored }),
    ...(onlyList && { onlyList }),
    ...(validCharactersOnly && { validCharactersOnly }),
    ...(pattern && { pattern }),
  };
  const word = useWords();
  const locale = LOCALES[useTranslation().language].iso;
  const phone = usePhoneEntry({ name, label: rest.label, required, validate, maxLength, format, ...restrictions });
  const { entry, field } = phone;
  const rules = rulesOf(entry);
  const all = useMemo(() => rules?.phoneCountries(locale) ?? [], [rules, locale]);
  const countries = all.filter(({ code }) => isCountryOffered(code, restrictions));
  const country = countries.find(({ code }) => code === entry.country);

  return (
    <PhoneField
      placeholder={rules?.examplePhone(entry.country, format) ?? ''}
      {...rest}
      {...(field.error !== undefined && { error: field.error })}
      {...(information !== null && { information: information ?? word('phoneInformation') })}
      words={word}
      name={name}
      required={required}
      maxLength={maxLength}
      value={entry.text}
      country={entry.country}
      callingCode={rules?.callingCodeOfCountry(entry.country) ?? (entry.country === 'RU' ? '7' : '')}
      countries={countries}
      isLoading={phone.isLoading}
      news={entry.hasMoved && country ? `${country.name}, +${country.callingCode}` : ''}
      onChange={phone.write}
      onCountryChange={phone.choose}
      onListOpen={phone.focus}
      onPaste={(event) => {
        const { selectionStart, selectionEnd, value } = event.currentTarget;
        const isWhole = selectionStart === 0 && selectionEnd === value.length;
        if (isWhole && phone.paste(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onFocus={() => {
        phone.focus();
        field.onFocus();
      }}
      onBlur={() => {
        phone.leave();
        field.onBlur();
      }}
    />
  );
}
