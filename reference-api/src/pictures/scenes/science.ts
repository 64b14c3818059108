import { circle, darken, ellipse, group, lighten, line, move, type Paints, path, rect, roundedPath } from '../drawing/index.ts';
import { roundShade } from '../packs/index.ts';
import { bench } from './goods.ts';
import { floorShadow, glow, INKS, type PaintScene, wash } from './scene-painting.ts';
import { capsule, leaf, sprig } from './things.ts';

export const labTest: PaintScene = (paints) => {
  const flask = 'M-40 -360H40V-220L150 -34Q162 0 128 0H-128Q-162 0 -150 -34L-40 -220Z';
  const liquid = 'M-94 -124Q-40 -146 0 -124T94 -124L138 -36Q146 -12 122 -12H-122Q-146 -12 -138 -36Z';
  const tubes = [INKS.orange, INKS.moss, INKS.apricot, INKS.sea] as const;
  return [
    wash(paints, INKS.paper, INKS.sky, 'across'),
    ...hexagons(),
    bench(paints, 710),
    floorShadow(paints, 760, 770, 210),
    move(
      path(flask, '#ffffff', { 'fill-opacity': 0.65 }) +
        path(liquid, INKS.moss) +
        ellipse(0, -124, 92, 11, INKS.sage) +
        [
          [-50, -70, 10],
          [10, -50, 14],
          [50, -84, 8],
          [-14, -96, 6],
        ]
          .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#ffffff', { 'fill-opacity': 0.45 }))
          .join('') +
        roundShade(paints, flask, -154, 308, 0.7) +
        rect(-50, -376, 100, 22, '#ffffff', { rx: 9 }),
      760,
      766,
    ),
    floorShadow(paints, 1010, 768, 150),
    rack(paints, 900, 766, tubes),
    floorShadow(paints, 1330, 776, 230),
    microscope(paints, 1320, 772),
    capsule(paints, 1120, 800, 96, -10, INKS.orange, '#fffaf0'),
    capsule(paints, 1010, 822, 80, 16, INKS.green, '#fffaf0'),
    leaf(640, 806, 110, 70, INKS.moss),
    leaf(636, 812, 84, 108, INKS.sage),
  ].join('');
};

function hexagons(): string[] {
  const spots = [
    [900, 170, 74, 0.9],
    [1028, 244, 74, 0.5],
    [1156, 170, 74, 0.8],
    [1284, 244, 74, 0.35],
    [1412, 170, 74, 0.7],
    [1284, 96, 74, 0.5],
  ] as const;
  return spots.map(([x, y, r, opacity]) =>
    move(
      path(`M0 ${-r}L${r * 0.866} ${-r / 2}V${r / 2}L0 ${r}L${-r * 0.866} ${r / 2}V${-r / 2}Z`, 'none', {
        stroke: INKS.sage,
        'stroke-width': 7,
        'stroke-opacity': opacity,
        'stroke-linejoin': 'round',
      }) + circle(0, -r, 12, INKS.moss, { 'fill-opacity': opacity }),
      x,
      y,
    ),
  );
}

function rack(paints: Paints, x: number, floor: number, colours: readonly string[]): string {
  const tubes = colours.map((colour, index) => {
    const left = x + 18 + index * 52;
    const glass = roundedPath(left, floor - 236, 34, 216, 4, 17);
    const level = floor - 150 + (index % 2) * 34;
    return (
      path(glass, '#ffffff', { 'fill-opacity': 0.7 }) +
      path(roundedPath(left + 3, level, 28, floor - 23 - level, 2, 14), colour) +
      roundShade(paints, glass, left, 34, 0.7) +
      rect(left - 5, floor - 244, 44, 12, '#ffffff', { rx: 6 })
    );
  });
  return [
    rect(x, floor - 16, 226, 16, INKS.bark, { rx: 6 }),
    ...tubes,
    rect(x, floor - 176, 226, 18, INKS.wood, { rx: 6 }),
    rect(x, floor - 92, 226, 16, INKS.wood, { rx: 6 }),
    rect(x, floor - 176, 10, 170, INKS.bark),
    rect(x + 216, floor - 176, 10, 170, INKS.bark),
  ].join('');
}

function microscope(paints: Paints, x: number, floor: number): string {
  const tube = roundedPath(-38, -130, 76, 220, 10, 8);
  const drawn = [
    path('M-150 0Q-150 -40 -110 -42H110Q150 -40 150 0Z', INKS.forest),
    path('M60 -40C180 -110 190 -330 60 -400L84 -452C270 -370 250 -110 130 -40Z', INKS.green),
    path('M60 -40C180 -110 190 -330 60 -400L72 -424C226 -350 214 -110 96 -40Z', lighten(INKS.green, 0.12)),
    rect(-120, -150, 200, 22, INKS.forest, { rx: 8 }),
    rect(-90, -160, 110, 10, '#cfe3de', { rx: 3 }),
    move(
      path(tube, '#fbf9f3') +
        roundShade(paints, tube, -38, 76, 0.5) +
        rect(-30, -190, 60, 64, INKS.forest, { rx: 8 }) +
        rect(-24, 86, 48, 40, INKS.orange, { rx: 6 }) +
        rect(-16, 122, 32, 28, '#c9ccce', { rx: 4 }),
      6,
      -346,
      1,
      12,
    ),
    circle(150, -150, 32, INKS.orange) + circle(150, -150, 14, darken(INKS.orange, 0.25)),
  ];
  return move(drawn.join(''), x, floor);
}

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
    wash(paints, INKS.paper, INKS.mint, 'across'),
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
