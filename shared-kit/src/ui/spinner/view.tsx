import styles from './view.module.css';

/** Props of `Spinner`. */
export interface SpinnerProps {
  /** Said to screen readers; none when the place already says that it is busy. */
  readonly label?: string;
  readonly size?: 'small' | 'normal' | 'large';
}

/** A short wait of unknown length. Where the final size is known, show a `Skeleton` instead. */
export function Spinner({ label, size = 'normal' }: SpinnerProps) {
  return label === undefined ? (
    <span className={styles['root']} data-size={size} aria-hidden="true" />
  ) : (
    <span className={styles['root']} data-size={size} role="status" aria-label={label} />
  );
}
