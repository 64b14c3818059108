import { circle, hashText, path, rect } from '../drawing/index.ts';
import { type Align, CAPITAL, drawText, fitLine, measure, type Setting } from '../lettering/index.ts';
import type { Area } from './panel.ts';

interface Style {
  readonly setting: Setting;
  readonly inCase: (name: string) => string;
}

const STYLES: readonly Style[] = [
  { setting: { weight: 800, tracking: 0.1 }, inCase: (name) => name.toUpperCase() },
  { setting: { weight: 700, tracking: -0.01 }, inCase: (name) => name },
  { setting: { weight: 800, tracking: -0.02 }, inCase: (name) => name.toLowerCase() },
  { setting: { weight: 500, tracking: 0.2 }, inCase: (name) => name.toUpperCase() },
];

type Emblem = (x: number, y: number, size: number, ink: string, spark: string) => string;

/** Each is in a square of `size`, left top at x, y. */
const EMBLEMS: readonly (Emblem | null)[] = [
  null,
  (x, y, size, _ink, spark) => circle(x + size / 2, y + size / 2, size / 2, spark),
  (x, y, size, ink, spark) =>
    path(`M${x} ${y + size}Q${x} ${y} ${x + size} ${y}Q${x + size} ${y + size} ${x} ${y + size}Z`, spark) +
    path(`M${x} ${y + size}L${x + size * 0.66} ${y + size * 0.34}`, 'none', { stroke: ink, 'stroke-width': size * 0.07 }),
  (x, y, size, ink, spark) =>
    path(`M${x} ${y + size}L${x + size * 0.5} ${y}L${x + size} ${y + size}Z`, ink) +
    path(`M${x + size * 0.42} ${y + size}L${x + size * 0.76} ${y + size * 0.4}L${x + size * 1.1} ${y + size}Z`, spark),
  (x, y, size, ink, spark) =>
    rect(x, y, size * 0.26, size, ink) +
    rect(x + size * 0.37, y + size * 0.3, size * 0.26, size * 0.7, spark) +
    rect(x + size * 0.74, y + size * 0.55, size * 0.26, size * 0.45, ink),
  (x, y, size, ink, spark) =>
    path(
      `M${x + size / 2} ${y}Q${x + size} ${y + size * 0.3} ${x + size / 2} ${y + size}Q${x} ${y + size * 0.3} ${x + size / 2} ${y}Z`,
      ink,
    ) +
    path(
      `M${x} ${y + size * 0.4}Q${x + size * 0.1} ${y + size} ${x + size / 2} ${y + size}Q${x + size * 0.4} ${y + size * 0.55} ${x} ${y + size * 0.4}ZM${x + size} ${y + size * 0.4}Q${x + size * 0.9} ${y + size} ${x + size / 2} ${y + size}Q${x + size * 0.6} ${y + size * 0.55} ${x + size} ${y + size * 0.4}Z`,
      spark,
    ),
];

/** The brand's name in the brand's own manner, as tall as the area allows. */
export function drawWordmark(name: string, area: Area, align: Align, ink: string, spark: string): string {
  const hash = hashText(name);
  const style = STYLES[hash % STYLES.length];
  const emblem = EMBLEMS[(hash >>> 4) % EMBLEMS.length];
  if (style === undefined) {
    return '';
  }
  const { setting, inCase } = style;
  const badge = emblem ? 1.02 : 0;
  const fitted = fitLine(inCase(name), setting, area.width / (1 + badge * 0.18), area.height / CAPITAL, area.height * 0.5);
  const { size, lines } = fitted;
  const text = measure(lines[0] ?? '', size, setting);
  const mark = size * CAPITAL * badge;
  const gap = emblem ? mark * 0.55 : 0;
  const left = align === 'start' ? area.x : area.x + (area.width - text - mark - gap) / 2;
  const top = area.y + (area.height - size * CAPITAL) / 2;
  const spot = { x: left + mark + gap, top, align: 'start' } as const;
  return (emblem?.(left, top, mark, ink, spark) ?? '') + drawText(fitted, setting, spot, ink);
}
