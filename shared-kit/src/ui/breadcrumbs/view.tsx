import { ChevronRightIcon } from '../icon/index.ts';
import styles from './view.module.css';

/** One step of the trail; the last, the page itself, has no address. */
export interface Breadcrumb {
  readonly name: string;
  /** With its locale prefix; none for the page itself. */
  readonly href?: string;
}

interface Props {
  /** Name of the landmark. */
  readonly label: string;
  /** From the start page to this one. */
  readonly items: readonly Breadcrumb[];
}

/** The way here. On a narrow screen it scrolls sideways within itself. */
export function Breadcrumbs({ label, items }: Props) {
  return (
    <nav className={styles['root']} aria-label={label}>
      <ol className={styles['list']}>
        {items.map((item, index) => (
          <li key={`${item.href} ${item.name}`} className={styles['item']}>
            {index > 0 && <ChevronRightIcon size="small" />}
            {item.href === undefined ? (
              <span aria-current="page">{item.name}</span>
            ) : (
              <a className={styles['link']} href={item.href}>
                {item.name}
              </a>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
