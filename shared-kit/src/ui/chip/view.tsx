import type { ReactNode } from 'react';
import { CloseIcon } from '../icon/index.ts';
import styles from './view.module.css';

interface ChipLook {
  readonly children: ReactNode;
  readonly icon?: ReactNode;
  readonly count?: number;
}

/** Props of `ChipLink`. */
export interface ChipLinkProps extends ChipLook {
  readonly href: string;
  /** The category or filter in force. */
  readonly current?: boolean;
  /** Following it takes the filter off; says how: «Убрать фильтр». */
  readonly removeLabel?: string;
  /** Following it leaves the page where it is scrolled to, as filters want. */
  readonly keepPlace?: boolean;
}

/** A category or a filter whose state is in the address. */
export function ChipLink({ href, current = false, removeLabel, keepPlace = false, ...look }: ChipLinkProps) {
  return (
    <a
      className={styles['root']}
      href={href}
      aria-current={current ? 'true' : undefined}
      data-current={current || undefined}
      data-scroll={keepPlace ? 'keep' : undefined}
    >
      <Face {...look} />
      {removeLabel !== undefined && (
        <span className={styles['remove']} role="img" aria-label={removeLabel}>
          <CloseIcon size="small" />
        </span>
      )}
    </a>
  );
}

/** Props of `ChipButton`. */
export interface ChipButtonProps extends ChipLook {
  readonly pressed: boolean;
  readonly onToggle: (pressed: boolean) => void;
}

/** A filter that is on or off. */
export function ChipButton({ pressed, onToggle, ...look }: ChipButtonProps) {
  return (
    <button
      type="button"
      className={styles['root']}
      aria-pressed={pressed}
      data-current={pressed || undefined}
      onClick={() => onToggle(!pressed)}
    >
      <Face {...look} />
    </button>
  );
}

/** Props of `ChipGroup`. */
export interface ChipGroupProps {
  readonly label: string;
  readonly children: ReactNode;
  /** On narrow screens: `scroll` sideways, or `wrap`. Scroll when absent. */
  readonly overflow?: 'scroll' | 'wrap';
}

/** Chips of one kind. */
export function ChipGroup({ label, children, overflow = 'scroll' }: ChipGroupProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: links and buttons in a row are no set of fields
    <div className={styles['group']} role="group" aria-label={label} data-overflow={overflow}>
      {children}
    </div>
  );
}

function Face({ children, icon, count }: ChipLook) {
  return (
    <>
      {icon}
      <span>{children}</span>
      {count !== undefined && <span className={styles['count']}>{count}</span>}
    </>
  );
}
