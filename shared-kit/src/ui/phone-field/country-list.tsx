import { type RefObject, useLayoutEffect, useRef } from 'react';
import { CheckIcon } from '../icon/index.ts';
import { Spinner } from '../spinner/index.ts';
import type { PhoneFieldCountry } from './country.ts';
import styles from './country-list.module.css';
import { usePlacement } from './use-placement.ts';

const MARGIN_PX = 8;

interface PopupProps {
  readonly id: string;
  /** The box that it opens at. */
  readonly anchor: RefObject<HTMLElement | null>;
}

/** The text while there is no list. */
export function CountryNote({ id, anchor, text, isLoading }: PopupProps & { readonly text: string; readonly isLoading: boolean }) {
  const popup = useRef<HTMLDivElement>(null);
  usePlacement(popup, anchor);
  return (
    <div ref={popup} id={id} className={styles['root']}>
      <p className={styles['note']} role="status">
        {isLoading && <Spinner size="small" />}
        <span>{text}</span>
      </p>
    </div>
  );
}

/** Scrolls the list alone: an option is in its middle when it opens, and just visible when the keyboard reaches it. */
function reveal(list: HTMLElement, option: HTMLElement, isWalkedTo: boolean): void {
  const [top, bottom] = [option.offsetTop, option.offsetTop + option.offsetHeight];
  const edge = list.clientHeight;
  if (!isWalkedTo) list.scrollTop = (top + bottom - edge) / 2;
  else if (top < list.scrollTop) list.scrollTop = top - MARGIN_PX;
  else if (bottom > list.scrollTop + edge) list.scrollTop = bottom - edge + MARGIN_PX;
}

interface Props extends PopupProps {
  readonly label: string;
  readonly countries: readonly PhoneFieldCountry[];
  readonly value: string;
  readonly active: number;
  readonly onChoose: (index: number) => void;
  readonly onPoint: (index: number) => void;
}

/** Countries and their calling codes, over everything else. The focus stays on the combobox, and its keys walk here. */
export function CountryList({ id, label, anchor, countries, value, active, onChoose, onPoint }: Props) {
  const list = useRef<HTMLDivElement>(null);
  const activeId = `${id}-${countries[active]?.code}`;
  usePlacement(list, anchor);

  const isShown = useRef(false);
  useLayoutEffect(() => {
    const option = document.getElementById(activeId);
    if (list.current && option) reveal(list.current, option, isShown.current);
    isShown.current = true;
  }, [activeId]);

  return (
    <div
      ref={list}
      id={id}
      className={styles['root']}
      role="listbox"
      tabIndex={-1}
      aria-label={label}
      // Pressing into the list takes no focus away from the combobox; scrolling by touch is as ever.
      onMouseDown={(event) => event.preventDefault()}
    >
      {countries.map((country, index) => (
        // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are pressed on the combobox
        <div
          key={country.code}
          id={`${id}-${country.code}`}
          className={styles['option']}
          role="option"
          tabIndex={-1}
          aria-selected={country.code === value}
          data-active={index === active || undefined}
          onClick={() => onChoose(index)}
          onPointerMove={({ movementX, movementY }) => index !== active && (movementX !== 0 || movementY !== 0) && onPoint(index)}
        >
          <span>{country.name}</span>
          <bdi className={styles['code']}>{`+${country.callingCode}`}</bdi>
          <span className={styles['mark']}>{country.code === value && <CheckIcon size="small" />}</span>
        </div>
      ))}
    </div>
  );
}
