import { type RefObject, useEffect, useId, useRef } from 'react';
import { ChevronDownIcon } from '../icon/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { PhoneFieldCountry } from './country.ts';
import { CountryList, CountryNote } from './country-list.tsx';
import { useCountryList } from './use-country-list.ts';
import styles from './view.module.css';

/** The texts of the choice of a country. */
export interface CountryWords {
  /** Name of the button: «Страна номера». */
  readonly country: string;
  /** Name of the list: «Страны и коды». */
  readonly countries: string;
  /** In place of the list while it is on its way. */
  readonly countriesLoading: string;
  /** In place of the list when it could not be had: what to do without. */
  readonly countriesFailed: string;
}

interface Props {
  readonly words: CountryWords;
  /** ISO code. */
  readonly value: string;
  /** Without the plus; empty while it is not known. */
  readonly callingCode: string;
  readonly countries: readonly PhoneFieldCountry[];
  readonly isLoading: boolean;
  readonly disabled: boolean;
  /** The box that the list opens at. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** `isByTab`: the focus is on its way to what comes next. */
  readonly onChoose: (code: string, isByTab: boolean) => void;
  readonly onOpen: () => void;
}

/** The country of a number: its ISO code on a button, a list to choose from (WAI-ARIA select-only combobox). */
export function CountrySelect({ words, value, callingCode, countries, isLoading, disabled, anchor, onChoose, onOpen }: Props) {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useCountryList({ countries, value, onChoose, onOpen });
  const { isOpen, close } = list;
  const name = countries.find(({ code }) => code === value)?.name;

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !button.current?.parentElement?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  });

  return (
    <div className={styles['country']}>
      <button
        ref={button}
        type="button"
        className={styles['button']}
        role="combobox"
        aria-label={words.country}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && countries.length > 0 ? `${id}-${countries[list.active]?.code}` : undefined}
        disabled={disabled}
        onKeyDown={list.pressKey}
        onBlur={close}
        onClick={() => {
          // Safari gives no focus to a button that is pressed.
          button.current?.focus();
          if (isOpen) close();
          else list.open();
        }}
      >
        <span className={styles['iso']} aria-hidden={name !== undefined || undefined}>
          {value}
        </span>
        {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
        {callingCode !== '' && <bdi className={styles['dial']}>{`+${callingCode}`}</bdi>}
        <ChevronDownIcon size="small" />
      </button>
      {isOpen && countries.length === 0 && (
        <CountryNote id={id} anchor={anchor} text={isLoading ? words.countriesLoading : words.countriesFailed} isLoading={isLoading} />
      )}
      {isOpen && countries.length > 0 && (
        <CountryList
          id={id}
          label={words.countries}
          anchor={anchor}
          countries={countries}
          value={value}
          active={list.active}
          onChoose={list.choose}
          onPoint={list.point}
        />
      )}
    </div>
  );
}
