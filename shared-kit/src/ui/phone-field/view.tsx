import { type ComponentPropsWithRef, type ReactNode, useId, useRef, useState } from 'react';
import { Field, FieldBox, type FieldWords, splitWords } from '../field/index.ts';
import { CloseIcon, InfoIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { CountrySelect, type PhoneFieldWord } from './country-select.tsx';
import type { PhoneFieldCountry } from './use-country-list.ts';
import styles from './view.module.css';

/** Props of `PhoneInput`. */
export interface PhoneInputProps
  extends Omit<ComponentPropsWithRef<'input'>, 'className' | 'style' | 'type' | 'value' | 'onChange' | 'dir'> {
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The bare input of a number, for use in a box of one's own; 25 characters by default. A number runs from left to right in every script. */
export function PhoneInput({ value, onChange, maxLength = 25, ...rest }: PhoneInputProps) {
  return (
    <input
      inputMode="tel"
      autoComplete="tel"
      spellCheck={false}
      {...rest}
      type="tel"
      dir="ltr"
      maxLength={maxLength}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Props of `PhoneField`. */
export interface PhoneFieldProps extends FieldWords, Omit<PhoneInputProps, keyof FieldWords | 'size'> {
  /** Gives the texts; the kit's parts have none of their own. */
  readonly words: (word: PhoneFieldWord) => string;
  /** ISO code of the country, and its calling code without the plus (empty while it is not known). */
  readonly country: string;
  readonly callingCode: string;
  /** Those that are offered, in their order; none while they are on their way. */
  readonly countries: readonly PhoneFieldCountry[];
  readonly onCountryChange: (code: string) => void;
  /** The list is being opened: it is wanted, if it is not there. */
  readonly onListOpen: () => void;
  readonly isLoading?: boolean;
  /** Shown on demand by a button beside the label. */
  readonly information?: ReactNode;
  /** 48 or 56 px. Normal when absent. */
  readonly size?: 'normal' | 'big';
  /** Announced to screen readers: the text has changed the country. */
  readonly news?: string;
}

/** The clear button shows only when there is more than this (specification, section 5). */
const CLEARS_FROM = 2;

/** A phone number with its country. At most 20 characters by default. What it means is the business of `forms/phone`. */
export function PhoneField(props: PhoneFieldProps) {
  const [words, control] = splitWords(props);
  const { words: texts, country, callingCode, countries, onCountryChange, onListOpen, isLoading, ...others } = control;
  const { information, size, news, id, ...input } = others;
  const { value, onChange, maxLength = 20, disabled = false } = input;
  const box = useRef<HTMLDivElement>(null);
  const informationId = useId();
  const [isInformed, setInformed] = useState(false);
  const focusInput = () => box.current?.querySelector('input')?.focus();

  return (
    <Field
      {...words}
      id={id}
      {...(information !== undefined && {
        labelEnd: (
          <button
            type="button"
            className={styles['information']}
            aria-label={texts('information')}
            title={texts('information')}
            aria-expanded={isInformed}
            aria-controls={informationId}
            onClick={() => setInformed(!isInformed)}
          >
            <InfoIcon size="small" />
          </button>
        ),
      })}
    >
      {(tied) => (
        <div ref={box} className={styles['root']}>
          <FieldBox invalid={tied['aria-invalid']} disabled={disabled} size={size}>
            <CountrySelect
              words={texts}
              value={country}
              callingCode={callingCode}
              countries={countries}
              isLoading={isLoading ?? false}
              disabled={disabled}
              anchor={box}
              onOpen={onListOpen}
              onChoose={(code, isByTab) => {
                onCountryChange(code);
                if (!isByTab) focusInput();
              }}
            />
            <PhoneInput {...input} {...tied} maxLength={maxLength} />
            {value.length > CLEARS_FROM && !disabled && (
              <IconButton
                size="small"
                icon={<CloseIcon size="small" />}
                label={texts('clear')}
                onClick={() => {
                  onChange('');
                  focusInput();
                }}
              />
            )}
          </FieldBox>
          {information !== undefined && (
            <p className={styles['hint']} id={informationId} hidden={!isInformed}>
              {information}
            </p>
          )}
          <VisuallyHidden live>{news}</VisuallyHidden>
        </div>
      )}
    </Field>
  );
}
