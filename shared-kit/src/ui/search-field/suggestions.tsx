import type { ReactNode } from 'react';
import styles from './view.module.css';

/** Something the shopper may have meant. */
export interface SearchSuggestion {
  readonly id: string;
  /** Fills the field when it is picked. */
  readonly text: string;
  /** What is shown instead of the text: with the match in `strong`. */
  readonly view?: ReactNode;
  /** Quiet, at the end: a category, a price. */
  readonly detail?: ReactNode;
  readonly icon?: ReactNode;
}

interface SuggestionListProps {
  readonly id: string;
  readonly label: string;
  readonly items: readonly SearchSuggestion[];
  /** A sentence about all of them. */
  readonly note?: string | undefined;
  readonly active: number;
  readonly open: boolean;
  readonly onPick: (suggestion: SearchSuggestion) => void;
  readonly onPoint: (index: number) => void;
}

/** The list of a combobox; the focus stays in the field, so a press must not take it away. */
export function SuggestionList({ id, label, items, note, active, open, onPick, onPoint }: SuggestionListProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press only leaves the focus where it is
    <div className={styles['panel']} hidden={!open} onMouseDown={(event) => event.preventDefault()}>
      {note !== undefined && (
        <p className={styles['note']} id={`${id}-note`}>
          {note}
        </p>
      )}
      <div
        className={styles['list']}
        id={id}
        role="listbox"
        aria-label={label}
        aria-describedby={note === undefined ? undefined : `${id}-note`}
      >
        {items.map((item, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/useFocusableInteractive: keys are pressed in the field
          <div
            key={item.id}
            id={`${id}-${index}`}
            className={styles['option']}
            role="option"
            aria-selected={index === active}
            onMouseMove={() => index !== active && onPoint(index)}
            onClick={() => onPick(item)}
          >
            {item.icon}
            <span className={styles['text']}>{item.view ?? item.text}</span>
            {item.detail !== undefined && <span className={styles['detail']}>{item.detail}</span>}
          </div>
        ))}
      </div>
    </div>
  );
}
