import { useState } from 'react';
import { useWords } from '../../src/forms/messages/index.ts';
import { nameCountries } from '../../src/forms/phone/index.ts';
import { createI18n, I18nProvider } from '../../src/i18n/index.ts';
import { PhoneField } from '../../src/ui/phone-field/index.ts';
import { Case } from '../case.tsx';
import { useGallery } from '../context.tsx';
import styles from '../gallery.module.css';

const COUNTRIES = [
  { code: 'RU', callingCode: '7' },
  { code: 'BY', callingCode: '375' },
  { code: 'GS', callingCode: '500' },
];

function States() {
  const { t, locale } = useGallery();
  const word = useWords();
  const [number, setNumber] = useState('+7 916 123 45 67');
  const [country, setCountry] = useState('RU');
  const words = {
    clear: word('clear'),
    information: word('information'),
    country: word('country'),
    countries: word('countries'),
    countriesLoading: word('countriesLoading'),
    countriesFailed: word('countriesFailed'),
  };
  const countries = nameCountries(COUNTRIES, locale);
  const callingCode = countries.find(({ code }) => code === country)?.callingCode ?? '';
  const props = {
    label: t.phone,
    words,
    countries,
    country,
    callingCode,
    onCountryChange: setCountry,
    onListOpen: () => {},
    autoComplete: 'off',
  };
  return (
    <div className={styles['fields']}>
      <Case name="filled, information">
        <PhoneField {...props} required information={word('phoneInformation')} value={number} onChange={setNumber} />
      </Case>
      <Case name="big, empty, hint">
        <PhoneField {...props} size="big" hint={t.emailHint} placeholder="+7 912 345 67 89" value="" onChange={() => {}} />
      </Case>
      <Case name="error">
        <PhoneField {...props} error={t.longText} value="+7 916" onChange={() => {}} />
      </Case>
      <Case name="disabled">
        <PhoneField {...props} disabled value="+7 916 123 45 67" onChange={() => {}} />
      </Case>
      <Case name="the list on its way, the list not to be had">
        <PhoneField {...props} countries={[]} callingCode="" isLoading value="" onChange={() => {}} />
        <PhoneField {...props} countries={[]} callingCode="" value="" onChange={() => {}} />
      </Case>
    </div>
  );
}

export function PhoneFieldPart() {
  const { locale } = useGallery();
  return (
    <I18nProvider i18n={createI18n(locale, {})}>
      <States />
    </I18nProvider>
  );
}
