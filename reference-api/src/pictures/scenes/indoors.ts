import {
  circle,
  cylinderPath,
  darken,
  ellipse,
  group,
  lighten,
  line,
  mix,
  move,
  type Paints,
  path,
  rect,
  roundedPath,
} from '../drawing/index.ts';
import { roundShade } from '../packs/index.ts';
import { floorShadow, glow, INKS, land, type PaintScene, SCENE_WIDTH, wash } from './scene-painting.ts';
import { jar, leaf, sprig } from './things.ts';

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
    wash(paints, '#f1efe4', '#dfe6d9', 'across'),
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

export const herbalTea: PaintScene = (paints) => {
  const tea = paints.linear(
    [0, 440, 0, 690],
    [
      [0, '#e9a54b'],
      [1, '#b9631f'],
    ],
  );
  const cup = 'M868 420H1212C1212 570 1180 690 1040 700C900 690 868 570 868 420Z';
  return [
    wash(paints, INKS.paper, '#eef0e2', 'across'),
    circle(1060, 430, 330, INKS.mint),
    land(
      'M0 716H1536',
      paints.linear(
        [0, 716, 0, 864],
        [
          [0, '#e7d1ab'],
          [1, '#d3b585'],
        ],
      ),
    ),
    sprig(1330, 720, 420, 16, INKS.moss, 5),
    sprig(1400, 724, 300, 36, INKS.green, 4),
    sprig(760, 724, 300, -20, INKS.moss, 4),
    floorShadow(paints, 1040, 736, 330, 0.4),
    ellipse(1040, 726, 260, 30, '#fffdf8'),
    ellipse(1040, 720, 210, 18, '#e6ddca'),
    line('M1204 470C1300 450 1310 590 1174 606', '#ffffff', 26, { 'stroke-opacity': 0.9 }),
    path(cup, '#ffffff', { 'fill-opacity': 0.75 }),
    path('M880 462H1200C1194 580 1162 682 1040 690C918 682 886 580 880 462Z', tea),
    ellipse(1040, 462, 160, 17, '#f4c27a'),
    move(chamomile(0.5), 1000, 460),
    leaf(1070, 468, 70, 74, INKS.moss),
    ellipse(1040, 420, 172, 20, 'none', { stroke: '#ffffff', 'stroke-width': 7 }),
    path('M900 470C904 560 930 640 980 676C946 620 930 540 928 470Z', '#ffffff', { 'fill-opacity': 0.5 }),
    ...[980, 1046, 1112].map((x, index) =>
      line(`M${x} 380C${x - 40} 330 ${x + 40} 290 ${x} ${230 - (index % 2) * 40}`, '#ffffff', 13, {
        'stroke-opacity': 0.75,
        'stroke-linecap': 'round',
      }),
    ),
    move(chamomile(1), 780, 760),
    move(chamomile(0.72), 1310, 776),
    move(chamomile(0.6), 690, 790),
  ].join('');
};

function chamomile(scale: number): string {
  const petals = Array.from({ length: 11 }, (_, index) =>
    move(ellipse(0, -44, 14, 30, index % 2 === 0 ? '#ffffff' : '#f6f1e4'), 0, 0, 1, (360 / 11) * index),
  ).join('');
  return move(
    group(petals, { transform: 'scale(1 0.72)' }) + ellipse(0, -2, 24, 18, '#f2b134') + ellipse(-5, -6, 12, 7, '#f9cd6b'),
    0,
    0,
    scale,
  );
}

export const kitchenSeeds: PaintScene = (paints) => {
  const grains = Array.from({ length: 70 }, (_, index) =>
    ellipse(700 + ((index * 137) % 420), 792 + ((index * 53) % 50), 7, 4, index % 3 === 0 ? '#6b4a2a' : '#b98a4e', {
      transform: `rotate(${(index * 47) % 180} ${700 + ((index * 137) % 420)} ${792 + ((index * 53) % 50)})`,
    }),
  );
  return [
    wash(paints, INKS.paper, '#f1e8d6', 'across'),
    path(roundedPath(980, 80, 470, 400, 14), '#dcebe6'),
    glow(paints, 1300, 220, 240, '#fff2cf', 0.9),
    path('M980 400Q1120 330 1240 390T1450 370V480H980Z', INKS.sage),
    path(roundedPath(980, 80, 470, 400, 14), 'none', { stroke: '#ffffff', 'stroke-width': 18 }),
    rect(1208, 84, 14, 392, '#ffffff'),
    rect(950, 476, 530, 24, '#ffffff', { rx: 6 }),
    land(
      'M0 700H1536',
      paints.linear(
        [0, 700, 0, 864],
        [
          [0, '#d9b384'],
          [1, '#c2935c'],
        ],
      ),
    ),
    rect(0, 700, SCENE_WIDTH, 7, '#efd3a8'),
    glassJar(paints, 1400, 250, '#d99b4a'),
    glassJar(paints, 1220, 330, '#7c8f4e'),
    bowl(paints, 900, 150, INKS.green, '#b98a4e'),
    bowl(paints, 1090, 110, INKS.orange, '#4d3a2a', 790),
    ...grains,
    line('M560 806L690 780', INKS.bark, 16, { 'stroke-linecap': 'round' }),
    ellipse(720, 774, 48, 21, '#a87643', { transform: 'rotate(-12 720 774)' }),
    ellipse(722, 770, 36, 13, '#6b4a2a', { transform: 'rotate(-12 722 770)' }),
  ].join('');
};

function glassJar(paints: Paints, x: number, height: number, filling: string): string {
  const width = 150;
  const body = roundedPath(0, 40, width, height - 40, 26, 18);
  const level = height * 0.34;
  const drawn = [
    path(body, '#ffffff', { 'fill-opacity': 0.65 }),
    path(roundedPath(8, level, width - 16, height - level - 8, 4, 14), filling),
    ...Array.from({ length: 44 }, (_, index) =>
      ellipse(
        22 + ((index * 37) % 108),
        level + 14 + ((index * 59) % Math.round(height - level - 40)),
        8,
        5,
        darken(filling, 0.22 + (index % 3) * 0.1),
        { 'fill-opacity': 0.6 },
      ),
    ),
    roundShade(paints, body, 0, width, 0.8),
    rect(12, 8, width - 24, 40, INKS.wood, { rx: 8 }),
  ].join('');
  return floorShadow(paints, x, 738, 120) + move(drawn, x - width / 2, 738 - height);
}

function bowl(paints: Paints, x: number, half: number, colour: string, filling: string, floor = 770): string {
  const depth = half * 0.86;
  const outline = `M${-half} 0C${-half} ${depth * 0.7} ${-half * 0.5} ${depth} ${-half * 0.36} ${depth}H${half * 0.36}C${half * 0.5} ${depth} ${half} ${depth * 0.7} ${half} 0Z`;
  const heap = path(`M${-half * 0.92} 0Q${-half * 0.4} ${-half * 0.42} 0 ${-half * 0.4}T${half * 0.92} 0Z`, filling);
  const seeds = Array.from({ length: 30 }, (_, index) => {
    const across = ((index * 61) % 100) / 50 - 1;
    const up = -half * 0.34 * (1 - across ** 2) * (((index * 29) % 10) / 10);
    return ellipse(across * half * 0.8, up - 3, 8, 5, index % 2 === 0 ? lighten(filling, 0.3) : mix(filling, '#1a120a', 0.25));
  });
  const drawn =
    ellipse(0, 0, half, half * 0.16, darken(colour, 0.3)) +
    heap +
    seeds.join('') +
    path(outline, colour) +
    roundShade(paints, outline, -half, half * 2, 0.3) +
    path(cylinderPath(-half, 0, half * 2, 8, half * 0.02), '#ffffff', { 'fill-opacity': 0.2 });
  return floorShadow(paints, x, floor, half * 1.2, 0.4) + move(drawn, x, floor - depth);
}
