import { circle, darken, ellipse, group, lighten, mix, move, path, rect, roundedPath } from '../drawing/index.ts';
import { floorShadow, INKS, land, type PaintScene, wall } from './scene-painting.ts';
import { AMBER_JAR, capsule, jar, leaf, softgel, sprig, WHITE_JAR } from './things.ts';

export const parcel: PaintScene = (paints) => {
  const card = '#d3a56c';
  return [
    wall(INKS.paper, '#f6e4cb'),
    circle(1060, 420, 360, INKS.mint),
    land('M0 760H1536', '#ecdcc0'),
    floorShadow(paints, 1080, 800, 420, 0.4),
    path('M800 470H1360L1300 400H860Z', darken(card, 0.45)),
    jar(paints, { x: 960, floor: 620, width: 150, height: 300 }, WHITE_JAR),
    jar(paints, { x: 1250, floor: 620, width: 136, height: 250 }, AMBER_JAR),
    group(
      path(roundedPath(1042, 270, 134, 340, 6), INKS.orange) +
        rect(1042, 330, 134, 70, '#fff4e6') +
        circle(1109, 365, 20, INKS.orange) +
        rect(1066, 424, 86, 10, '#fff4e6', { rx: 5 }),
      {},
    ),
    sprig(880, 500, 190, -22, INKS.moss, 4),
    leaf(1326, 480, 130, 30, INKS.green),
    path('M800 470H1360V800H800Z', card),
    path(
      'M800 470H1360V800H800Z',
      paints.linear(
        [800, 470, 1360, 800],
        [
          [0, '#ffffff', 0.2],
          [0.5, '#ffffff', 0],
          [1, '#1a120a', 0.14],
        ],
      ),
    ),
    path('M800 470L700 560L748 590L846 470Z', lighten(card, 0.16)),
    path('M1360 470L1460 556L1414 590L1314 470Z', darken(card, 0.12)),
    path('M800 470H1360L1330 548H830Z', lighten(card, 0.26)),
    path('M1040 548H1120V640L1100 626L1080 640L1060 626L1040 640Z', mix(card, '#fff2dc', 0.55)),
    rect(840, 690, 150, 78, '#fffaf0', { rx: 6 }),
    ...[0, 1, 2].map((row) => rect(856, 706 + row * 18, 118 - row * 30, 7, INKS.green, { rx: 3, 'fill-opacity': 0.5 })),
    move(
      path('M0 0C-56 -78 -74 -108 -74 -146A74 74 0 0 1 74 -146C74 -108 56 -78 0 0Z', INKS.orange) + circle(0, -146, 30, '#fff7ec'),
      1416,
      300,
    ),
    ellipse(1416, 306, 40, 8, '#33251a', { 'fill-opacity': 0.16 }),
    softgel(paints, 720, 786, 74, -14),
    capsule(paints, 640, 806, 92, 12, INKS.green, '#fbf7ec'),
  ].join('');
};
