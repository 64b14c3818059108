import { circle, ellipse, group, lighten, line, type Paints, path, rect, roundedPath } from '../drawing/index.ts';
import { floorShadow, glow, INKS, type PaintScene, SCENE_WIDTH, wall } from './scene-painting.ts';
import { jar } from './things.ts';

export const nightSleep: PaintScene = (paints) => {
  const sky = paints.linear(
    [0, 120, 0, 480],
    [
      [0, INKS.night],
      [1, '#3e6f66'],
    ],
  );
  const frame = roundedPath(820, 96, 420, 400, 12);
  const stars = [
    [880, 160, 4],
    [930, 250, 3],
    [1010, 150, 3],
    [1200, 300, 4],
    [1080, 320, 3],
    [1190, 150, 3],
    [870, 340, 3],
  ] as const;
  return [
    wall('#eceadd'),
    glow(paints, 1390, 410, 420, '#ffd08a', 0.65),
    path(frame, sky),
    ...stars.map(([x, y, r]) => circle(x, y, r, '#fdf3d6')),
    path('M1130 190a72 72 0 1 0 52 116a58 58 0 1 1 -52 -116Z', '#fde6b0'),
    group(path('M820 440Q900 390 1000 430T1240 410V496H820Z', '#12302b'), {}),
    path(frame, 'none', { stroke: '#ffffff', 'stroke-width': 18 }),
    rect(1022, 100, 14, 394, '#ffffff'),
    rect(800, 488, 460, 22, '#ffffff', { rx: 6 }),
    path('M790 70H860C880 220 850 360 800 520H760C800 340 800 200 790 70Z', INKS.sage),
    path('M1270 70H1200C1180 220 1210 360 1260 520H1300C1260 340 1260 200 1270 70Z', INKS.sage),
    rect(760, 56, 540, 14, INKS.bark, { rx: 7 }),
    rect(0, 770, SCENE_WIDTH, 94, '#d9c6a4'),
    bed(paints),
    nightstand(paints),
  ].join('');
};

function bed(paints: Paints): string {
  const quilt = paints.linear(
    [0, 600, 0, 790],
    [
      [0, INKS.moss],
      [1, INKS.green],
    ],
  );
  return [
    rect(1180, 500, 60, 300, INKS.bark, { rx: 14 }),
    rect(600, 700, 620, 90, INKS.wood, { rx: 16 }),
    rect(640, 780, 26, 44, INKS.bark),
    rect(1190, 780, 26, 44, INKS.bark),
    rect(606, 640, 600, 84, '#fffdf7', { rx: 30 }),
    path('M1010 650C1000 590 1040 566 1110 572C1180 566 1206 596 1192 650C1184 672 1018 672 1010 650Z', '#ffffff'),
    path('M1030 652C1060 640 1150 640 1180 652', 'none', { stroke: '#d9d4c4', 'stroke-width': 4 }),
    path('M596 660C640 600 760 618 840 612S980 604 1010 650C1030 690 1020 740 1024 776H610C584 760 584 690 596 660Z', quilt),
    path('M1010 650C1024 640 970 606 930 610C960 640 970 700 966 776H1024C1020 740 1030 690 1010 650Z', '#f4ead2'),
    ...[680, 770, 860].map((x) =>
      line(`M${x} 622C${x - 16} 670 ${x - 8} 720 ${x - 18} 770`, INKS.forest, 5, { 'stroke-opacity': 0.35, 'stroke-linecap': 'round' }),
    ),
  ].join('');
}

function nightstand(paints: Paints): string {
  return [
    floorShadow(paints, 1390, 812, 150),
    rect(1300, 630, 180, 176, INKS.wood, { rx: 10 }),
    rect(1316, 654, 148, 58, lighten(INKS.wood, 0.2), { rx: 6 }),
    circle(1390, 683, 7, INKS.bark),
    rect(1288, 616, 204, 20, INKS.bark, { rx: 8 }),
    rect(1416, 540, 10, 78, INKS.bark),
    ellipse(1421, 614, 38, 8, INKS.bark),
    path('M1386 440H1456L1484 546H1358Z', '#ffdf9f'),
    jar(paints, { x: 1336, floor: 618, width: 56, height: 86 }, { body: '#fdfaf2', lid: INKS.green, label: INKS.mint, sign: INKS.green }),
  ].join('');
}
