import type { ReactNode } from 'react';
import { CloseIcon } from '../icon/index.ts';
import styles from './view.module.css';

interface ChipLinkProps {
  readonly href: string;
  readonly children: ReactNode;
  readonly count?: number;
  /** The category or filter in force. */
  readonly current?: boolean;
  /** Following it removes the filter; it is labelled so: «Убрать фильтр». */
  readonly removeLabel?: string;
  /** Following it leaves the page where it is scrolled to, as filters want. */
  readonly keepPlace?: boolean;
}

/** A category or a filter whose state is in the address. */
export function ChipLink({ href, current = false, removeLabel, keepPlace = false, count, children }: ChipLinkProps) {
  return (
    <a
      className={styles['root']}
      href={href}
      aria-current={current ? 'true' : undefined}
      data-current={current || undefined}
      data-scroll={keepPlace ? 'keep' : undefined}
    >
      <span>{children}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
      {removeLabel !== undefined && (
        <span className={styles['remove']} role="img" aria-label={removeLabel}>
          <CloseIcon size="small" />
        </span>
      )}
    </a>
  );
}

interface ChipGroupProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** Chips of one kind; on narrow screens they scroll sideways. */
export function ChipGroup({ label, children }: ChipGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links and buttons in a row are no set of fields
    <div className={styles['group']} role="group" aria-label={label}>
      {children}
    </div>
  );
}
