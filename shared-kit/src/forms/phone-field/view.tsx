import type { ReactNode } from 'react';
import { PhoneField, type PhoneFieldProps } from '../../ui/phone-field/index.ts';
import { type KitWord, useWords } from '../messages/index.ts';
import type { PhoneFormat, PhoneRestrictions } from '../phone/index.ts';
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

const WORDS = {
  clear: 'clear',
  information: 'information',
  country: 'country',
  countries: 'countries',
  countriesLoading: 'countriesLoading',
  countriesFailed: 'countriesFailed',
} as const satisfies Record<string, KitWord>;

/** A phone number of a form, judged by the numbering plans of the world, which come when the field is first used. */
export function FormPhoneField(props: FormPhoneFieldProps) {
  const {
    name,
    validate,
    format,
    ignored,
    onlyList,
    validCharactersOnly,
    pattern,
    information,
    required = false,
    maxLength = 20,
    ...rest
  } = props;
  const word = useWords();
  const words = Object.fromEntries(Object.entries(WORDS).map(([key, name]) => [key, word(name)])) as Record<keyof typeof WORDS, string>;
  const { entry, state, field } = usePhoneEntry({
    name,
    label: rest.label,
    required,
    validate,
    maxLength,
    ...(format && { format }),
    ...(ignored && { ignored }),
    ...(onlyList && { onlyList }),
    ...(validCharactersOnly && { validCharactersOnly }),
    ...(pattern && { pattern }),
  });
  const country = state.countries.find(({ code }) => code === state.country);

  return (
    <PhoneField
      placeholder={state.example}
      {...rest}
      {...(field.error !== undefined && { error: field.error })}
      {...(information !== null && { information: information ?? word('phoneInformation') })}
      words={words}
      name={name}
      required={required}
      maxLength={maxLength}
      value={state.text}
      country={state.country}
      callingCode={state.callingCode}
      countries={state.countries}
      isLoading={state.list === 'loading'}
      news={state.hasMoved && country ? `${country.name}, +${country.callingCode}` : ''}
      onChange={entry.write}
      onCountryChange={entry.choose}
      onListOpen={entry.focus}
      onPaste={(event) => {
        const { selectionStart, selectionEnd, value } = event.currentTarget;
        const isWhole = selectionStart === 0 && selectionEnd === value.length;
        if (isWhole && entry.paste(event.clipboardData.getData('text'))) event.preventDefault();
      }}
      onFocus={() => {
        entry.focus();
        field.onFocus();
      }}
      onBlur={() => {
        entry.leave();
        field.onBlur();
      }}
    />
  );
}
