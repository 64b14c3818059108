import { linkPlace } from '../link-place/index.ts';
import styles from './view.module.css';

interface Props {
  readonly label: string;
  readonly items: readonly { readonly id: string; readonly href: string; readonly label: string; readonly count?: number }[];
  readonly current: string;
}

/** Pages side by side, each with its address. */
export function SegmentedLinks({ label, items, current }: Props) {
  return (
    <nav className={styles['root']} aria-label={label}>
      {items.map((item) => (
        <a key={item.id} href={item.href} {...linkPlace(item.id === current ? 'here' : 'other', styles['item'])}>
          <span>{item.label}</span>
          {item.count !== undefined && <span className={styles['count']}>{item.count}</span>}
        </a>
      ))}
    </nav>
  );
}
