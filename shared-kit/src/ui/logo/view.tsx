import { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from './fragments.ts';
import styles from './view.module.css';

export interface LogoSignProps {
  /** Said in place of the drawing; none when the word-mark or a link's label says it. */
  readonly label?: string;
}

/** The sign alone, as high as the text around it asks (`1em` by `font-size`). Each leaf carries `data-fragment="1"` to `"8"`. */
export function LogoSign({ label }: LogoSignProps) {
  return (
    <svg
      className={styles['sign']}
      viewBox={LOGO_VIEW_BOX}
      focusable="false"
      {...(label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label })}
    >
      {LOGO_FRAGMENTS.map((path, index) => (
        <path key={path} data-fragment={index + 1} d={path} />
      ))}
    </svg>
  );
}

export interface LogoProps {
  /** The word-mark: «Витрава» or `Vitrava`. */
  readonly word: string;
  readonly size?: 'normal' | 'large';
}

/** Sign and word-mark. Put it into the link that leads home. */
export function Logo({ word, size = 'normal' }: LogoProps) {
  return (
    <span className={styles['root']} data-size={size}>
      <LogoSign />
      <span className={styles['word']}>{word}</span>
    </span>
  );
}
