import { circle, group, line, path, rect, roundedPath } from '../drawing/index.ts';
import { roundShade } from '../packs/index.ts';
import { floorShadow, INKS, type PaintScene, wall } from './scene-painting.ts';

export const labelReading: PaintScene = (paints) => {
  const label = roundedPath(770, 330, 400, 330, 10);
  const words = (x: number, y: number, unit: number): string =>
    [0.9, 0.62, 0.8, 0.5, 0.86, 0.7]
      .map(
        (share, index) =>
          rect(x, y + index * unit * 2, 150 * share * (unit / 17), unit * 0.72, INKS.green, { rx: unit * 0.3, 'fill-opacity': 0.55 }) +
          rect(x + unit * 11.6, y + index * unit * 2, unit * 3.4, unit * 0.72, INKS.orange, { rx: unit * 0.3, 'fill-opacity': 0.75 }),
      )
      .join('');
  const body = roundedPath(740, 190, 460, 590, 54, 64);
  const lens = 'M1224 470m-168 0a168 168 0 1 0 336 0a168 168 0 1 0 -336 0Z';
  return [
    wall(INKS.paper, INKS.mint),
    circle(1060, 440, 380, '#ffffff', { 'fill-opacity': 0.55 }),
    floorShadow(paints, 980, 782, 360, 0.4),
    path(body, '#fbf9f3'),
    path(label, '#ffffff'),
    rect(740, 330, 460, 84, INKS.green),
    circle(800, 372, 20, INKS.apricot),
    rect(836, 360, 190, 24, '#ffffff', { rx: 12, 'fill-opacity': 0.9 }),
    words(800, 446, 17),
    roundShade(paints, body, 740, 460, 0.5),
    path(roundedPath(772, 84, 396, 118, 20, 6), INKS.green),
    roundShade(paints, roundedPath(772, 84, 396, 118, 20, 6), 772, 396, 0.4),
    line('M1346 592L1452 704', '#6d4a2b', 44, { 'stroke-linecap': 'round' }),
    path(lens, '#ffffff'),
    group(words(1080, 376, 27), { 'clip-path': paints.clip(lens) }),
    path(
      lens,
      paints.radial(
        [1170, 410, 260],
        [
          [0, '#ffffff', 0.6],
          [0.5, '#ffffff', 0],
          [1, '#2c5e3d', 0.14],
        ],
      ),
    ),
    circle(1224, 470, 168, 'none', { stroke: INKS.bark, 'stroke-width': 22 }),
    circle(1224, 470, 158, 'none', { stroke: '#ffffff', 'stroke-width': 4, 'stroke-opacity': 0.5 }),
  ].join('');
};
