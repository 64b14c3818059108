import { type ReactNode, useId, useRef, useState } from 'react';
import { Field, FieldBox, type FieldWords, splitWords } from '../field/index.ts';
import { CloseIcon, InfoIcon } from '../icon/index.ts';
import { IconButton } from '../icon-button/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import type { PhoneFieldCountry } from './country.ts';
import { CountrySelect, type CountryWords } from './country-select.tsx';
import { PhoneInput, type PhoneInputProps } from './phone-input.tsx';
import styles from './view.module.css';

/** The texts of the field's parts; the kit's parts have no texts of their own. */
export interface PhoneFieldTexts extends CountryWords {
  /** «Очистить поле», "Clear input". */
  readonly clear: string;
  /** «Показать подсказку», "Show information". */
  readonly information: string;
}

/** Props of `PhoneField`. */
export interface PhoneFieldProps extends FieldWords, Omit<PhoneInputProps, keyof FieldWords | 'size'> {
  readonly words: PhoneFieldTexts;
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
  const {
    words: texts,
    country,
    callingCode,
    countries,
    onCountryChange,
    onListOpen,
    isLoading,
    information,
    size,
    news,
    id,
    ...input
  } = control;
  const { value, onChange, maxLength = 20, disabled = false } = input;
  const box = useRef<HTMLDivElement>(null);
  const informationId = useId();
  const [isInformed, setInformed] = useState(false);
  const focusInput = () => box.current?.querySelector('input')?.focus();

  return (
    <Field
      {...words}
      {...(id !== undefined && { id })}
      {...(information !== undefined && {
        labelEnd: (
          <InformationButton
            label={texts.information}
            controls={informationId}
            isExpanded={isInformed}
            onClick={() => setInformed(!isInformed)}
          />
        ),
      })}
    >
      {(tied) => (
        <div ref={box} className={styles['root']}>
          <FieldBox invalid={tied['aria-invalid'] ?? false} disabled={disabled} {...(size && { size })}>
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
                label={texts.clear}
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

interface InformationButtonProps {
  readonly label: string;
  readonly controls: string;
  readonly isExpanded: boolean;
  readonly onClick: () => void;
}

function InformationButton({ label, controls, isExpanded, onClick }: InformationButtonProps) {
  return (
    <button
      type="button"
      className={styles['information']}
      aria-label={label}
      title={label}
      aria-expanded={isExpanded}
      aria-controls={controls}
      onClick={onClick}
    >
      <InfoIcon size="small" />
    </button>
  );
}
