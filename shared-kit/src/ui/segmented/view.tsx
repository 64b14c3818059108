import { useId } from 'react';
import { linkPlace } from '../link-place/index.ts';
import styles from './view.module.css';

/** One of the choices side by side. */
export interface Segment {
  readonly id: string;
  readonly label: string;
  readonly count?: number;
}

/** Props of `Segmented`. */
export interface SegmentedProps {
  readonly label: string;
  readonly items: readonly Segment[];
  readonly current: string;
  readonly onChange: (id: string) => void;
}

/** One of a few, side by side; radio buttons by nature. */
export function Segmented({ label, items, current, onChange }: SegmentedProps) {
  const name = useId();
  return (
    <fieldset className={styles['root']} aria-label={label}>
      {items.map((item) => (
        <label key={item.id} className={styles['item']} data-checked={item.id === current || undefined}>
          <input className={styles['radio']} type="radio" name={name} checked={item.id === current} onChange={() => onChange(item.id)} />
          <Face {...item} />
        </label>
      ))}
    </fieldset>
  );
}

/** Props of `SegmentedLinks`. */
export interface SegmentedLinksProps {
  readonly label: string;
  readonly items: readonly (Segment & { readonly href: string })[];
  readonly current: string;
}

/** The same face for pages that stand side by side, each with its address. */
export function SegmentedLinks({ label, items, current }: SegmentedLinksProps) {
  return (
    <nav className={styles['root']} aria-label={label}>
      {items.map((item) => (
        <a key={item.id} href={item.href} {...linkPlace(item.id === current ? 'here' : 'elsewhere', styles['item'])}>
          <Face {...item} />
        </a>
      ))}
    </nav>
  );
}

function Face({ label, count }: Segment) {
  return (
    <>
      <span>{label}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </>
  );
}
