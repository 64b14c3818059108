import { type RefObject, useId, useRef } from 'react';
import { CheckIcon, ChevronDownIcon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './country-select.module.css';
import { type CountryListOptions, useCountryList } from './use-country-list.ts';
import { usePopup } from './use-popup.ts';
import field from './view.module.css';

/** The texts of the field's parts: its buttons, the list of countries, and what is there in place of a list. */
export type PhoneFieldWord = 'clear' | 'information' | 'country' | 'countries' | 'countriesLoading' | 'countriesFailed';

interface Props extends CountryListOptions {
  readonly words: (word: PhoneFieldWord) => string;
  /** Without the plus; empty while it is not known. */
  readonly callingCode: string;
  readonly isLoading: boolean;
  readonly disabled: boolean;
  /** The box that the list opens at. */
  readonly anchor: RefObject<HTMLElement | null>;
}

/** The country of a number: its ISO code on a button, a list to choose from (WAI-ARIA select-only combobox). */
export function CountrySelect({ words, callingCode, isLoading, disabled, anchor, ...options }: Props) {
  const { countries, value } = options;
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useCountryList(options);
  const { isOpen, active, close } = list;
  const name = countries.find(({ code }) => code === value)?.name;
  const isNote = countries.length === 0;
  const activeId = `${id}-${countries[active]?.code}`;
  const popup = usePopup({ anchor, activeId, state: !isOpen ? 'closed' : isNote ? 'note' : 'list', close });

  return (
    <div className={field['country']}>
      <button
        ref={button}
        type="button"
        className={field['button']}
        role="combobox"
        aria-label={words('country')}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-activedescendant={isOpen && !isNote ? activeId : undefined}
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
        <span className={field['iso']} aria-hidden={name !== undefined || undefined}>
          {value}
        </span>
        {name !== undefined && <VisuallyHidden>{name}</VisuallyHidden>}
        {callingCode !== '' && <bdi className={field['dial']}>{`+${callingCode}`}</bdi>}
        <ChevronDownIcon size="small" />
      </button>
      {isOpen && (
        // biome-ignore lint/a11y/noStaticElementInteractions: a press only leaves the focus on the combobox
        <div
          ref={popup}
          id={id}
          className={styles['root']}
          {...(!isNote && { role: 'listbox', tabIndex: -1, 'aria-label': words('countries') })}
          onMouseDown={(event) => event.preventDefault()}
        >
          {isNote && (
            <p className={styles['note']} role="status">
              {isLoading && <Spinner size="small" />}
              <span>{words(isLoading ? 'countriesLoading' : 'countriesFailed')}</span>
            </p>
          )}
          {countries.map(({ code, name: countryName, callingCode: itsCode }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed on the combobox
            <div
              key={code}
              id={`${id}-${code}`}
              className={styles['option']}
              role="option"
              tabIndex={-1}
              aria-selected={code === value}
              data-active={index === active || undefined}
              onClick={() => list.choose(index)}
              onPointerMove={({ movementX, movementY }) => index !== active && (movementX !== 0 || movementY !== 0) && list.point(index)}
            >
              <span>{countryName}</span>
              <bdi className={styles['code']}>{`+${itsCode}`}</bdi>
              <span className={styles['mark']}>{code === value && <CheckIcon size="small" />}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
