import { pick } from '../../random.ts';
import { type Align, CAPITAL, drawText, fitLine, measure, type Setting } from '../lettering/index.ts';
import { element, move } from '../svg.ts';
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

/** Shapes in a square of 100 × 100, from back to front. */
type Emblem = readonly (readonly [colour: 'ink' | 'spark', path: string])[];

const EMBLEMS: readonly Emblem[] = [
  [],
  [['spark', 'M100 50A50 50 0 1 1 0 50A50 50 0 1 1 100 50Z']],
  [
    ['spark', 'M0 100Q0 0 100 0Q100 100 0 100Z'],
    ['ink', 'M-2 97L63 32L68 37L2 102Z'],
  ],
  [
    ['ink', 'M0 100L50 0L100 100Z'],
    ['spark', 'M42 100L76 40L110 100Z'],
  ],
  [
    ['ink', 'M0 0H26V100H0ZM74 55H100V100H74Z'],
    ['spark', 'M37 30H63V100H37Z'],
  ],
  [
    ['ink', 'M50 0Q100 30 50 100Q0 30 50 0Z'],
    ['spark', 'M0 40Q10 100 50 100Q40 55 0 40ZM100 40Q90 100 50 100Q60 55 100 40Z'],
  ],
];

/** The brand's name in the brand's own manner, as tall as the area allows. Without a second colour it is printed in one. */
export function drawWordmark(name: string, area: Area, align: Align, ink: string, spark?: string): string {
  const { setting, inCase } = pick(STYLES, name);
  const emblem = pick(EMBLEMS, `${name} emblem`);
  const badge = emblem.length === 0 ? 0 : 1.02;
  const fitted = fitLine(inCase(name), setting, area.width / (1 + badge * 0.18), area.height / CAPITAL, area.height * 0.4);
  const { size, lines } = fitted;
  const text = measure(lines[0] ?? '', size, setting);
  const mark = size * CAPITAL * badge;
  const gap = mark * 0.55;
  const left = align === 'start' ? area.x : area.x + (area.width - text - mark - gap) / 2;
  const top = area.y + (area.height - size * CAPITAL) / 2;
  const second = spark === undefined ? { fill: ink, 'fill-opacity': 0.6 } : { fill: spark };
  const shapes = emblem.map(([colour, d]) => element('path', { d, ...(colour === 'ink' ? { fill: ink } : second) }));
  const lettering = drawText(fitted, setting, { x: left + mark + gap, top, align: 'start' }, ink);
  return move(shapes.join(''), left, top, mark / 100) + lettering;
}
