import { useState } from 'react';
import { useWords } from '../../src/forms/messages/index.ts';
import { PhoneField, type PhoneFieldProps } from '../../src/ui/phone-field/index.ts';
import { type Part, statesOf } from '../part.tsx';

type PhoneState = Pick<PhoneFieldProps, 'label' | 'value'> & Partial<PhoneFieldProps>;

/** Number and country change in place. */
function Phone({ value, countries = [], ...rest }: PhoneState) {
  const [number, setNumber] = useState(value);
  const [country, setCountry] = useState('RU');
  return (
    <PhoneField
      words={useWords()}
      countries={countries}
      country={country}
      callingCode={countries.find(({ code }) => code === country)?.callingCode ?? ''}
      onCountryChange={setCountry}
      onListOpen={() => {}}
      autoComplete="off"
      {...rest}
      value={number}
      onChange={setNumber}
    />
  );
}

export const PHONE_FIELD: Part = {
  subpath: 'phone-field',
  isField: true,
  states: (t) => {
    const codes = [
      ['RU', '7'],
      ['BY', '375'],
      ['GS', '500'],
    ] as const;
    const countries = codes.map(([code, callingCode], index) => ({ code, callingCode, name: t.chips[index] ?? '' }));
    return statesOf(
      Phone,
      { label: t.phone, countries },
      {
        'filled, information': { required: true, information: t.longText, value: '+7 916 123 45 67' },
        'big, empty, hint': { size: 'big', hint: t.emailHint, placeholder: '+7 912 345 67 89', value: '' },
        error: { error: t.longText, value: '+7 916' },
        disabled: { disabled: true, value: '+7 916 123 45 67' },
        'the list on its way': { countries: [], isLoading: true, value: '' },
        'the list not to be had': { countries: [], value: '' },
      },
    );
  },
};
