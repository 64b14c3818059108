import { type ReactElement, type ReactNode, useId } from 'react';
import styles from './view.module.css';

export interface Choice {
  readonly id: string;
  readonly title: ReactNode;
  /** A description of the choice; announced with it. */
  readonly text?: ReactNode;
  /** At the end of the title's line: a price, a badge. */
  readonly mark?: ReactNode;
  /** Why it cannot be chosen; with it the card is disabled. */
  readonly obstacle?: string;
  /** Beside the card, no part of the choice: a button. */
  readonly action?: ReactNode;
}

interface Props {
  readonly label: string;
  readonly items: readonly Choice[];
  /** Null when nothing is chosen yet. */
  readonly current: string | null;
  readonly onChange: (id: string) => void;
  /** Id of the error about the whole choice. */
  readonly errorId?: string;
}

/** One of a few, each a card with room for words; radio buttons by nature. */
export function ChoiceCards({ label, items, current, onChange, errorId }: Props): ReactElement {
  const name = useId();
  return (
    <fieldset className={styles['root']} aria-label={label} aria-describedby={errorId}>
      {items.map(({ id, title, text, mark, obstacle, action }) => (
        <div key={id} className={styles['card']} data-disabled={obstacle !== undefined || undefined}>
          <label className={styles['face']}>
            <input
              className={styles['radio']}
              type="radio"
              name={name}
              value={id}
              checked={id === current}
              disabled={obstacle !== undefined}
              aria-describedby={text !== undefined || obstacle !== undefined ? `${name}-${id}` : undefined}
              onChange={() => onChange(id)}
            />
            <span className={styles['title']}>{title}</span>
            {mark !== undefined && <span className={styles['mark']}>{mark}</span>}
          </label>
          {(text !== undefined || obstacle !== undefined) && (
            <div className={styles['words']} id={`${name}-${id}`}>
              {text}
              {obstacle !== undefined && <p className={styles['obstacle']}>{obstacle}</p>}
            </div>
          )}
          {action !== undefined && <div className={styles['action']}>{action}</div>}
        </div>
      ))}
    </fieldset>
  );
}
