import styles from './view.module.css';

export interface CurveProps {
  /** A text alternative of the picture. */
  readonly label: string;
  /** Shares from 0 to 1 by time, in milliseconds. */
  readonly points: readonly { readonly at: number; readonly canary: number; readonly control: number }[];
}

const WIDTH = 160;
const HEIGHT = 40;
const MARGIN = 2;

/** Two small curves: the canary and, dashed, what it is compared with. Nothing to see before there are two points. */
export function Curve({ label, points }: CurveProps) {
  const [first, last] = [points[0], points.at(-1)];
  if (!first || !last || first === last) return null;
  const highest = Math.max(...points.flatMap(({ canary, control }) => [canary, control]), Number.MIN_VALUE);
  const x = (at: number) => MARGIN + ((at - first.at) / (last.at - first.at)) * (WIDTH - 2 * MARGIN);
  const y = (rate: number) => HEIGHT - MARGIN - (rate / highest) * (HEIGHT - 2 * MARGIN);
  const line = (arm: 'canary' | 'control') => points.map((point) => `${x(point.at).toFixed(1)},${y(point[arm]).toFixed(1)}`).join(' ');
  return (
    <svg className={styles['curve']} viewBox={`0 0 ${WIDTH} ${HEIGHT}`} width={WIDTH} height={HEIGHT} role="img" aria-label={label}>
      <polyline className={styles['control']} points={line('control')} />
      <polyline className={styles['canary']} points={line('canary')} />
    </svg>
  );
}
