import styles from './view.module.css';

interface Props {
  /** `text` lines, a `title`, a `control` of button height, a `block` that fills its parent. Text when absent. */
  readonly shape?: 'text' | 'title' | 'control' | 'block';
  /** Share of the line. The whole when absent. */
  readonly width?: 'third' | 'half' | 'most' | 'whole';
  /** Lines of text; the last is shorter. */
  readonly lines?: number;
}

/** A placeholder of the final size for content that is loading. Silent: the list around it has `aria-busy`. */
export function Skeleton({ shape = 'text', width = 'whole', lines = 1 }: Props) {
  return (
    <span className={styles['root']} aria-hidden="true">
      {Array.from({ length: lines }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike
        <span key={index} className={styles['block']} data-shape={shape} data-width={lines > 1 && index === lines - 1 ? 'most' : width} />
      ))}
    </span>
  );
}
