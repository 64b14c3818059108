import { LOGO_FRAGMENTS, LOGO_VIEW_BOX } from './fragments.ts';
import styles from './view.module.css';

/** The sign alone, decorative, sized by `font-size`. Leaves carry `data-fragment` 1 to 8 as they grow. */
export function LogoSign() {
  return (
    <svg className={styles['sign']} viewBox={LOGO_VIEW_BOX} focusable="false" aria-hidden="true">
      {LOGO_FRAGMENTS.map((path, index) => (
        <path key={path} data-fragment={index + 1} d={path} />
      ))}
    </svg>
  );
}

interface Props {
  /** The word-mark: «Витрава» or `Vitrava`. */
  readonly word: string;
}

/** Sign and word-mark. Put it into the link that leads home. */
export function Logo({ word }: Props) {
  return (
    <span className={styles['root']}>
      <LogoSign />
      <span className={styles['word']}>{word}</span>
    </span>
  );
}
