import type { ComponentPropsWithRef, ReactNode } from 'react';
import styles from './view.module.css';

interface IconButtonLook {
  readonly icon: ReactNode;
  /** Spoken name, also the tooltip. */
  readonly label: string;
  /** 36, 44 px. Normal when absent. */
  readonly size?: 'small' | 'normal';
  /** `plain` lies on the page, `raised` on a picture, `outlined` among fields. Plain when absent. */
  readonly variant?: 'plain' | 'raised' | 'outlined';
  /** A count in the corner (cart, favourites); shown when above 0, spoken only through `label`. */
  readonly count?: number;
}

/** Props of `IconButton`. */
export interface IconButtonProps extends IconButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style' | 'children'> {}

/** A square button with an icon for a face and words for a name. */
export function IconButton({ icon, label, size = 'normal', variant = 'plain', count, type = 'button', ...rest }: IconButtonProps) {
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
      <Count count={count} />
    </button>
  );
}

/** Props of `IconLink`. */
export interface IconLinkProps extends IconButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'children' | 'href'> {
  readonly href: string;
}

/** The same face on a link. */
export function IconLink({ icon, label, size = 'normal', variant = 'plain', count, ...rest }: IconLinkProps) {
  return (
    // biome-ignore lint/a11y/useAriaPropsSupportedByRole: the link always has an address
    <a {...rest} className={styles['root']} data-size={size} data-variant={variant} aria-label={label} title={rest.title ?? label}>
      {icon}
      <Count count={count} />
    </a>
  );
}

function Count({ count }: { readonly count: number | undefined }) {
  if (!count) return null;
  // The figure is drawn by the style sheet: it is no part of the text, for the label says it in a sentence.
  return <span className={styles['count']} aria-hidden="true" data-count={count > 99 ? '99+' : count} />;
}
