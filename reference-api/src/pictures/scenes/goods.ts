import { circle, darken, ellipse, group, lighten, line, mix, move, type Paints, path, rect, roundedPath } from '../drawing/index.ts';
import { roundShade } from '../packs/index.ts';
import { floorShadow, glow, INKS, land, type PaintScene, SCENE_WIDTH, wash } from './scene-painting.ts';
import { capsule, jar, leaf, softgel, sprig } from './things.ts';

const WHITE_JAR = { body: '#fbf9f3', lid: INKS.green, label: INKS.mint, sign: INKS.green } as const;
const AMBER_JAR = { body: '#8a4a1c', lid: '#2a2826', label: '#fbf7ec', sign: INKS.orange } as const;

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
    wash(paints, INKS.paper, INKS.mint, 'across'),
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

export const recycling: PaintScene = (paints) => {
  const arrow = path('M-30 -330A330 330 0 0 1 262 -200L318 -232L306 -64L152 -136L206 -168A264 264 0 0 0 -30 -264Z', 'currentColor');
  const arrows = [INKS.green, INKS.moss, INKS.sage].map((colour, index) =>
    move(arrow.replace('currentColor', colour), 1040, 432, 1, index * 120),
  );
  return [
    wash(paints, INKS.paper, '#ecf1e4', 'across'),
    circle(1040, 432, 396, '#ffffff', { 'fill-opacity': 0.6 }),
    ...arrows,
    floorShadow(paints, 1040, 590, 210, 0.35),
    jar(paints, { x: 948, floor: 590, width: 134, height: 210 }, AMBER_JAR),
    jar(paints, { x: 1136, floor: 590, width: 126, height: 180 }, WHITE_JAR),
    jar(paints, { x: 1040, floor: 600, width: 150, height: 270 }, { ...WHITE_JAR, lid: INKS.orange, label: '#fdeedd', sign: INKS.orange }),
    sprig(1332, 800, 180, 14, INKS.moss, 3),
    sprig(752, 806, 140, -16, INKS.green, 3),
  ].join('');
};

export const collagenGlow: PaintScene = (paints) => {
  const ribbon = (y: number, colour: string, opacity: number): string =>
    path(
      `M420 ${y}C640 ${y - 190} 820 ${y + 150} 1060 ${y - 30}S1400 ${y - 190} 1536 ${y - 60}V${y + 60}C1400 ${y - 40} 1260 ${y + 40} 1080 ${y + 120}S640 ${y - 20} 420 ${y}Z`,
      colour,
      { 'fill-opacity': opacity },
    );
  const pearls = [
    [764, 664, 44],
    [830, 704, 26],
    [1380, 690, 52],
    [1310, 724, 24],
    [1452, 730, 20],
    [716, 724, 18],
  ] as const;
  return [
    wash(paints, '#fdf6ee', '#fbd9c4', 'across'),
    glow(paints, 1060, 380, 480, '#ffffff', 0.95),
    ribbon(330, INKS.apricot, 0.3),
    ribbon(440, '#ffffff', 0.55),
    ribbon(540, INKS.peach, 0.8),
    ellipse(1060, 744, 420, 46, '#f3c9ad'),
    ellipse(1060, 728, 420, 46, '#fdeee2'),
    floorShadow(paints, 1060, 734, 300, 0.3),
    jar(paints, { x: 940, floor: 734, width: 240, height: 220 }, { body: '#fffaf4', lid: '#d6ac72', label: '#fffaf4', sign: INKS.apricot }),
    serum(paints, 1160, 738),
    ...pearls.map(([x, y, r]) =>
      circle(
        x,
        y,
        r,
        paints.radial(
          [x - r * 0.35, y - r * 0.4, r * 1.5],
          [
            [0, '#ffffff'],
            [0.45, '#fbe3d3'],
            [1, '#dca988'],
          ],
        ),
      ),
    ),
    leaf(1330, 330, 210, 34, INKS.sage),
    leaf(1326, 336, 180, 84, INKS.moss),
    leaf(1322, 338, 150, 128, INKS.sage),
  ].join('');
};

function serum(paints: Paints, x: number, floor: number): string {
  const body = roundedPath(-84, -300, 168, 300, 46, 30);
  const collar = roundedPath(-46, -372, 92, 76, 8, 4);
  const bulb = roundedPath(-30, -470, 60, 102, 28, 8);
  const drawn = [
    path(
      body,
      paints.linear(
        [0, -300, 0, 0],
        [
          [0, '#fbd0ae'],
          [1, '#ef8f5a'],
        ],
      ),
    ),
    path('M-5 -296H5V-60Q0 -40 -5 -60Z', '#ffffff', { 'fill-opacity': 0.55 }),
    rect(-84, -190, 168, 120, '#fffaf4', { 'fill-opacity': 0.94 }),
    circle(0, -146, 20, INKS.orange),
    rect(-42, -108, 84, 9, INKS.orange, { rx: 4, 'fill-opacity': 0.5 }),
    roundShade(paints, body, -84, 168, 0.9),
    path(collar, '#d6ac72'),
    roundShade(paints, collar, -46, 92, 0.9),
    path(bulb, '#fffaf4'),
    roundShade(paints, bulb, -30, 60, 0.4),
  ];
  return move(drawn.join(''), x, floor);
}

export const parcel: PaintScene = (paints) => {
  const card = '#d3a56c';
  return [
    wash(paints, INKS.paper, '#f6e4cb', 'across'),
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

export const warehouse: PaintScene = (paints) => {
  const rack = (x: number, width: number, top: number, shelf: number): string => {
    const rows = [0, 1, 2].map((row) => {
      const y = top + shelf * (row + 1);
      const boxes = Array.from({ length: Math.floor(width / 118) }, (_, index) =>
        box(
          x + 22 + index * 116,
          y,
          92 + ((index * 31 + row * 17) % 16),
          shelf * (0.5 + ((index * 7 + row * 5) % 4) * 0.09),
          index * 5 + row * 3 + x,
        ),
      );
      return boxes.join('') + rect(x, y, width, 14, INKS.orange) + rect(x, y + 12, width, 4, darken(INKS.orange, 0.3));
    });
    const posts = [x, x + width - 16].map((post) => rect(post, top, 16, shelf * 3 + 90, INKS.green));
    return rows.join('') + posts.join('');
  };
  return [
    wash(paints, INKS.paper, '#e6ece2', 'across'),
    ...[120, 330].map(
      (x) => rect(x, 130, 170, 230, '#e3eeeb', { rx: 8 }) + rect(x + 81, 130, 8, 230, '#ffffff') + rect(x, 240, 170, 8, '#ffffff'),
    ),
    path(
      'M0 742H1536V864H0Z',
      paints.linear(
        [0, 742, 0, 864],
        [
          [0, '#ded3bd'],
          [1, '#cbbd9f'],
        ],
      ),
    ),
    path('M120 800L330 742H360L170 800Z', '#ffffff', { 'fill-opacity': 0.35 }),
    floorShadow(paints, 1120, 768, 480, 0.25),
    rack(680, 480, 96, 196),
    rack(1180, 400, 96, 196),
    floorShadow(paints, 690, 828, 190, 0.4),
    rect(540, 792, 290, 16, INKS.forest, { rx: 6 }),
    line('M540 796L500 610H470', INKS.forest, 13, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }),
    box(560, 792, 130, 110, 4),
    box(700, 792, 112, 84, 9),
    box(590, 682, 104, 76, 2),
    ...[580, 790].map((x) => circle(x, 824, 18, '#2a2826') + circle(x, 824, 7, '#cfcac0')),
  ].join('');
};

/** A parcel that stands with its lower edge on `floor`. */
function box(x: number, floor: number, width: number, height: number, kind: number): string {
  const tints = ['#d3a56c', '#dcb684', '#c79659', INKS.sage, '#e9cfa4'];
  const tint = tints[kind % tints.length] ?? INKS.wood;
  return [
    rect(x, floor - height, width, height, tint),
    rect(x + width * 0.4, floor - height, width * 0.2, height, '#ffffff', { 'fill-opacity': 0.22 }),
    rect(x, floor - height, width, 5, '#ffffff', { 'fill-opacity': 0.35 }),
    rect(x + width * 0.66, floor - height * 0.4, width * 0.24, height * 0.2, '#fffaf0', { 'fill-opacity': 0.9, rx: 2 }),
    rect(x + width - 5, floor - height, 5, height, '#1a120a', { 'fill-opacity': 0.1 }),
  ].join('');
}

/** A floor for scenes that stand on a bench. */
export function bench(paints: Paints, y: number): string {
  return (
    rect(
      0,
      y,
      SCENE_WIDTH,
      864 - y,
      paints.linear(
        [0, y, 0, 864],
        [
          [0, '#ffffff'],
          [1, '#e2e7dc'],
        ],
      ),
    ) + rect(0, y, SCENE_WIDTH, 6, '#ffffff')
  );
}
