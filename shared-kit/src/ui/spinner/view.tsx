import styles from './view.module.css';

interface Props {
  readonly size?: 'small' | 'normal' | 'large';
}

/**
 * A short wait of unknown length; the place around it has `aria-busy`. Where the final size is known, show a `Skeleton`
 * instead.
 */
export function Spinner({ size = 'normal' }: Props) {
  return <span className={styles['root']} data-size={size} aria-hidden="true" />;
}
