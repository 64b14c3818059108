import styles from './view.module.css';

interface Props {
  readonly size?: 'small' | 'normal' | 'large';
}

/** A short wait of unknown length, in a place with `aria-busy`. For a known size use a `Skeleton`. */
export function Spinner({ size = 'normal' }: Props) {
  return <span className={styles['root']} data-size={size} aria-hidden="true" />;
}
