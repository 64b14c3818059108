import { circle, group, line, move, type Paints, path, roundedPath } from '../drawing/index.ts';
import { floorShadow, glow, INKS, type PaintScene, wall } from './scene-painting.ts';
import { sprig } from './things.ts';

export const probiotics: PaintScene = (paints) => {
  const dish = circle(
    1040,
    432,
    350,
    paints.radial(
      [960, 340, 560],
      [
        [0, '#ffffff'],
        [0.6, '#f2f6ea'],
        [1, '#d5e4cf'],
      ],
    ),
  );
  const germs = [
    [900, 330, 30, 150, INKS.moss],
    [1080, 250, -24, 170, INKS.apricot],
    [1210, 400, 64, 150, INKS.green],
    [980, 500, -50, 160, INKS.orange],
    [1130, 560, 18, 180, INKS.sage],
    [850, 500, 82, 120, INKS.sage],
    [1060, 400, 4, 130, INKS.moss],
    [1250, 560, -30, 110, INKS.apricot],
    [960, 640, 24, 130, INKS.green],
    [940, 210, -58, 110, INKS.sage],
  ] as const;
  const loose = [
    [640, 250, -20, 92, INKS.sage],
    [600, 640, 40, 76, INKS.peach],
    [1450, 180, 30, 96, INKS.apricot],
    [1448, 720, -40, 110, INKS.moss],
  ] as const;
  return [
    wall(INKS.paper, INKS.mint),
    glow(paints, 1040, 432, 520, '#ffffff', 0.9),
    ...loose.map(([x, y, turn, length, colour]) => group(germ(paints, x, y, turn, length, colour), { opacity: 0.65 })),
    floorShadow(paints, 1040, 802, 330, 0.25),
    dish,
    ...germs.map(([x, y, turn, length, colour]) => germ(paints, x, y, turn, length, colour)),
    ...[
      [880, 420],
      [1160, 330],
      [1010, 330],
      [1090, 490],
      [1180, 640],
      [820, 400],
      [1270, 300],
      [1040, 700],
    ].map(
      ([x = 0, y = 0], index) =>
        circle(x, y, 13 + (index % 3) * 6, index % 2 === 0 ? INKS.apricot : INKS.sage) +
        circle(x - 4, y - 5, 5, '#ffffff', { 'fill-opacity': 0.6 }),
    ),
    circle(1040, 432, 350, 'none', { stroke: '#ffffff', 'stroke-width': 26 }),
    circle(1040, 432, 364, 'none', { stroke: INKS.sage, 'stroke-width': 4, 'stroke-opacity': 0.8 }),
    path('M770 300A300 300 0 0 1 900 164', 'none', {
      stroke: '#ffffff',
      'stroke-width': 16,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.9,
    }),
    sprig(1424, 856, 220, 12, INKS.moss, 4),
  ].join('');
};

/** A rod with its few hairs. */
function germ(paints: Paints, x: number, y: number, turn: number, length: number, colour: string): string {
  const r = length * 0.2;
  const rod = roundedPath(-length / 2, -r, length, r * 2, r);
  const shade = paints.linear(
    [0, -r, 0, r],
    [
      [0, '#ffffff', 0.4],
      [0.45, '#ffffff', 0],
      [1, '#1a120a', 0.18],
    ],
  );
  const hair = line(`M${-length / 2} 0q-16 -14 -28 0t-24 0M${length / 2} 0q16 14 28 0t24 0`, colour, 5, {
    'stroke-linecap': 'round',
    'stroke-opacity': 0.6,
  });
  const spots = [-0.22, 0.02, 0.24].map((share, index) =>
    circle(length * share, index === 1 ? r * 0.25 : -r * 0.2, r * 0.2, '#ffffff', { 'fill-opacity': 0.45 }),
  );
  return move(hair + path(rod, colour) + path(rod, shade) + spots.join(''), x, y, 1, turn);
}
