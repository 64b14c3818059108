import { circle, darken, ellipse, lighten, move, type Paints, path, rect, roundedPath } from '../drawing/index.ts';
import { roundShade } from '../packs/index.ts';
import { bench, floorShadow, INKS, type PaintScene, wall } from './scene-painting.ts';
import { capsule, leaf } from './things.ts';

export const labTest: PaintScene = (paints) => {
  const flask = 'M-40 -360H40V-220L150 -34Q162 0 128 0H-128Q-162 0 -150 -34L-40 -220Z';
  const liquid = 'M-94 -124Q-40 -146 0 -124T94 -124L138 -36Q146 -12 122 -12H-122Q-146 -12 -138 -36Z';
  const tubes = [INKS.orange, INKS.moss, INKS.apricot, INKS.sea] as const;
  return [
    wall(INKS.paper, INKS.sky),
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
