import styles from './view.module.css';

interface Props {
  readonly pressed: boolean;
  /** Names the action and its object, the same in both states: «В избранное: Магний B6». */
  readonly label: string;
  /** Called with the state wanted. */
  readonly onToggle: (pressed: boolean) => void;
  /** `raised` over a picture, `outlined` beside buttons. Raised when absent. */
  readonly variant?: 'raised' | 'outlined';
}

/** A favourite or not; a toggle for fingers, keys and screen readers. The style sheet draws it, since a list has one in every card. */
export function FavouriteHeart({ pressed, label, onToggle, variant = 'raised' }: Props) {
  return (
    <button
      type="button"
      className={styles['root']}
      data-variant={variant}
      aria-pressed={pressed}
      aria-label={label}
      title={label}
      onClick={() => onToggle(!pressed)}
    />
  );
}
