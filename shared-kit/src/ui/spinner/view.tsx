import styles from './view.module.css';

/** Props of `Spinner`. */
export interface SpinnerProps {
  readonly size?: 'small' | 'normal' | 'large';
}

/**
 * A short wait of unknown length; the place around it says that it is busy. Where the final size is known, show a `Skeleton` instead.
 */
export function Spinner({ size = 'normal' }: SpinnerProps) {
  return <span className={styles['root']} data-size={size} aria-hidden="true" />;
}
