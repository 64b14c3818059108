import { type ReactNode, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { CheckIcon, ChevronDownIcon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import styles from './country-select.module.css';
import { type PhoneFieldCountry, useCountryList } from './use-country-list.ts';
import { usePlacement } from './use-placement.ts';
import field from './view.module.css';

/** The texts of the field's parts: its buttons, the list of countries, and what is there in place of a list. */
export type PhoneFieldWord = 'clear' | 'information' | 'country' | 'countries' | 'countriesLoading' | 'countriesFailed';

interface Props {
  readonly words: (word: PhoneFieldWord) => string;
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
  const { isOpen, active, close } = list;
  const name = countries.find(({ code }) => code === value)?.name;
  const activeId = `${id}-${countries[active]?.code}`;

  useEffect(() => {
    if (!isOpen) return;
    const closeFromOutside = (event: Event) => {
      if (event.target instanceof Node && !button.current?.parentElement?.contains(event.target)) close();
    };
    document.addEventListener('pointerdown', closeFromOutside);
    return () => document.removeEventListener('pointerdown', closeFromOutside);
  });

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
        aria-activedescendant={isOpen && countries.length > 0 ? activeId : undefined}
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
        <Popup
          key={countries.length === 0 ? 'note' : 'list'}
          id={id}
          anchor={anchor}
          activeId={activeId}
          label={countries.length === 0 ? undefined : words('countries')}
        >
          {countries.length === 0 && (
            <p className={styles['note']} role="status">
              {isLoading && <Spinner size="small" />}
              <span>{words(isLoading ? 'countriesLoading' : 'countriesFailed')}</span>
            </p>
          )}
          {countries.map((country, index) => (
            <Option
              key={country.code}
              id={`${id}-${country.code}`}
              country={country}
              isSelected={country.code === value}
              isActive={index === active}
              onChoose={() => list.choose(index)}
              onPoint={() => list.point(index)}
            />
          ))}
        </Popup>
      )}
    </div>
  );
}

interface PopupProps extends Pick<Props, 'anchor'> {
  readonly id: string;
  readonly activeId: string;
  /** Of a list; undefined for a note. */
  readonly label: string | undefined;
  readonly children: ReactNode;
}

/** Over everything else. The focus stays on the combobox: pressing into the list does not take it away. */
function Popup({ id, anchor, activeId, label, children }: PopupProps) {
  const popup = useRef<HTMLDivElement>(null);
  const isShown = useRef(false);
  usePlacement(popup, anchor);
  // In the middle when the list opens, just visible when the keyboard reaches it.
  useLayoutEffect(() => {
    document.getElementById(activeId)?.scrollIntoView?.({ block: isShown.current ? 'nearest' : 'center' });
    isShown.current = true;
  }, [activeId]);
  const list = label !== undefined && { role: 'listbox', tabIndex: -1, 'aria-label': label };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press only leaves the focus where it is
    <div ref={popup} id={id} className={styles['root']} {...list} onMouseDown={(event) => event.preventDefault()}>
      {children}
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly country: PhoneFieldCountry;
  readonly isSelected: boolean;
  readonly isActive: boolean;
  readonly onChoose: () => void;
  readonly onPoint: () => void;
}

function Option({ id, country, isSelected, isActive, onChoose, onPoint }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed on the combobox
    <div
      id={id}
      className={styles['option']}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      data-active={isActive || undefined}
      onClick={onChoose}
      onPointerMove={({ movementX, movementY }) => !isActive && (movementX !== 0 || movementY !== 0) && onPoint()}
    >
      <span>{country.name}</span>
      <bdi className={styles['code']}>{`+${country.callingCode}`}</bdi>
      <span className={styles['mark']}>{isSelected && <CheckIcon size="small" />}</span>
    </div>
  );
}
