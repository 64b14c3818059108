import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './view.module.css';

interface Props extends Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {
  readonly icon: ReactNode;
  /** Accessible name, also the tooltip. */
  readonly label: string;
  /** 36, 44 px. Normal when absent. */
  readonly size?: 'small' | 'normal';
  /** `plain` is on the page, `raised` on a picture, `outlined` among fields. Plain when absent. */
  readonly variant?: 'plain' | 'raised' | 'outlined';
}

/** A square button with an icon for a face and words for a name. */
export function IconButton({ icon, label, size = 'normal', variant = 'plain', type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      className={styles['root']}
      data-size={size}
      data-variant={variant}
      aria-label={label}
      title={rest.title ?? label}
    >
      {icon}
    </button>
  );
}
