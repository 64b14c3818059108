import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react';
import styles from './view.module.css';

/** What buttons and links that look like buttons have in common. */
interface ButtonLook {
  /** `primary`: a place's main action; `secondary`: beside it; `ghost`: less prominent; `danger`: destroys. */
  readonly variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  /** Heights 36, 44, 52 px. Normal when absent. */
  readonly size?: 'small' | 'normal' | 'large';
  /** Fills the line. */
  readonly wide?: boolean;
  readonly icon?: ReactNode;
  readonly iconEnd?: ReactNode;
}

interface ButtonProps extends ButtonLook, Omit<ComponentPropsWithRef<'button'>, 'className' | 'style'> {
  /** Work under way: width and focus stay, clicks are ignored, `aria-busy` is set. */
  readonly loading?: boolean;
}

/** A button. Its `type` is `button` by default. */
export function Button({
  variant = 'primary',
  size = 'normal',
  wide,
  icon,
  iconEnd,
  loading,
  children,
  onClick,
  type = 'button',
  ...rest
}: ButtonProps) {
  function click(event: MouseEvent<HTMLButtonElement>) {
    if (loading) event.preventDefault();
    else onClick?.(event);
  }
  return (
    <button
      {...rest}
      type={type}
      className={styles['root']}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      data-loading={loading || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || undefined}
      onClick={click}
    >
      {icon}
      {wordsOf(children)}
      {iconEnd}
    </button>
  );
}

interface ButtonLinkProps extends ButtonLook, Omit<ComponentPropsWithRef<'a'>, 'className' | 'style' | 'href'> {
  readonly href: string;
}

/** A link that looks like a button: it navigates, so it is an anchor. */
export function ButtonLink({ variant = 'primary', size = 'normal', wide, icon, iconEnd, children, ...rest }: ButtonLinkProps) {
  return (
    <a {...rest} className={styles['root']} data-variant={variant} data-size={size} data-wide={wide || undefined}>
      {icon}
      {wordsOf(children)}
      {iconEnd}
    </a>
  );
}

/** The text stays together in an element of its own: an icon may come and go beside it (decision 073). */
const wordsOf = (children: ReactNode): ReactNode => children && <span className={styles['text']}>{children}</span>;
