import styles from './view.module.css';

/** Icons are decoration: the words beside them, or the label of the button around them, carry the meaning. */
export interface IconProps {
  /** Edge in the 4-point grid: small 16, normal 20, large 24 px. Normal when absent. */
  readonly size?: 'small' | 'normal' | 'large';
}

/** One drawing of the family: 24 px grid, stroke of 1.75, round ends, the colour of the text. */
export function Glyph({ size = 'normal', d, filled = false }: IconProps & { readonly d: string; readonly filled?: boolean }) {
  return (
    <svg
      className={styles['root']}
      data-size={size}
      data-filled={filled || undefined}
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
    >
      <path d={d} />
    </svg>
  );
}
