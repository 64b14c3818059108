import { circle, darken, ellipse, line, mix, move, path, rect } from '../drawing/index.ts';
import { glow, INKS, land, type PaintScene, wash } from './scene-painting.ts';
import { fir, softgel } from './things.ts';

export const winterSun: PaintScene = (paints) => {
  const sun = paints.linear(
    [0, 230, 0, 500],
    [
      [0, '#ffc27d'],
      [1, INKS.orange],
    ],
  );
  const snow = paints.linear(
    [0, 560, 0, 864],
    [
      [0, '#ffffff'],
      [1, '#dfeaea'],
    ],
  );
  const firs = [
    [872, 622, 150],
    [950, 640, 210],
    [1330, 640, 250],
    [1432, 664, 330],
    [1246, 618, 150],
    [1508, 640, 230],
  ] as const;
  return [
    wash(paints, '#dfeceb', '#fdeeda'),
    glow(paints, 1100, 400, 520, '#ffd9a6', 0.95),
    circle(1100, 400, 128, sun),
    land('M0 520C180 440 330 500 480 470S760 400 900 470S1200 400 1536 480', '#c9dcdb'),
    land('M0 580C240 520 420 560 640 540S1000 490 1180 560S1420 540 1536 530', '#dcebe9'),
    ...firs.map(([x, floor, height], index) => fir(x, floor, height, index % 2 === 0 ? INKS.green : INKS.forest, '#f6fbfa')),
    land('M0 660C260 600 520 640 800 628S1280 590 1536 640', snow),
    path('M760 864C840 760 1060 740 1096 632C1130 740 1020 780 1090 864Z', '#ffe3c2', { 'fill-opacity': 0.75 }),
    land('M0 760C220 700 480 730 700 770S900 864 900 864', '#f7fbfb'),
    ...snowfall(),
  ].join('');
};

function snowfall(): string[] {
  return Array.from({ length: 46 }, (_, index) => {
    const x = (index * 397) % 1536;
    const y = (index * 211) % 620;
    return circle(x, y, 2 + (index % 4), '#ffffff', { 'fill-opacity': 0.85 });
  });
}

export const omegaSea: PaintScene = (paints) => {
  const waves = ['#8fc2bb', '#5ea7a0', INKS.sea, '#2c6f6c', '#1f5655'];
  const rows = waves.map((colour, index) => {
    const y = 500 + index * 72;
    const shift = index % 2 === 0 ? 0 : -96;
    return land(`M${shift - 96} ${y}${'q48 -34 96 0t96 0'.repeat(9)}V${y}H1632`, colour);
  });
  return [
    wash(paints, '#fdf3e2', '#dcebe7'),
    glow(paints, 1080, 330, 500, '#ffd493', 0.9),
    softgel(paints, 1080, 340, 400, -24, '#f0a02e'),
    ...rows.slice(0, 2),
    fish(1284, 470, 1, -18, INKS.green),
    ...rows.slice(2, 3),
    fish(930, 690, 0.8, 6, '#e9f3ef'),
    ...rows.slice(3),
    fish(1220, 792, 0.62, -4, '#bfdcd5'),
    ...[
      [770, 760],
      [802, 722],
      [1404, 700],
      [1430, 664],
      [1000, 830],
    ].map(([x = 0, y = 0], index) =>
      circle(x, y, 7 + (index % 3) * 4, 'none', { stroke: '#ffffff', 'stroke-opacity': 0.6, 'stroke-width': 3 }),
    ),
  ].join('');
};

function fish(x: number, y: number, scale: number, turn: number, colour: string): string {
  const body =
    path('M-120 0C-70 -66 50 -70 110 -8C114 -4 114 4 110 8C50 70 -70 66 -120 0Z', colour) +
    path('M-104 0L-176 -50Q-158 0 -176 50Z', darken(colour, 0.15)) +
    path('M-30 -50Q10 -96 54 -84Q34 -60 40 -44Z', darken(colour, 0.15)) +
    path('M-120 0C-70 66 50 70 110 8Q0 26 -120 0Z', '#ffffff', { 'fill-opacity': 0.22 }) +
    circle(70, -14, 8, '#ffffff') +
    circle(72, -14, 4.4, '#16302a') +
    line('M36 -36Q22 0 38 34', darken(colour, 0.3), 5, { 'stroke-opacity': 0.5, 'stroke-linecap': 'round' });
  return move(body, x, y, scale, turn);
}

export const activeMorning: PaintScene = (paints) => {
  const sun = paints.linear(
    [0, 180, 0, 520],
    [
      [0, '#ffbe74'],
      [1, INKS.orange],
    ],
  );
  return [
    wash(paints, '#fdf4e4', '#fbdfc2'),
    glow(paints, 1040, 430, 560, '#ffcf94', 0.9),
    circle(1040, 420, 190, sun),
    ...[0, 1, 2].map((index) =>
      rect(700 + index * 260, 250 + index * 62, 150 - index * 20, 12, '#ffffff', { rx: 6, 'fill-opacity': 0.75 }),
    ),
    land('M0 560C200 470 380 520 560 500S860 420 1040 500S1360 430 1536 500', '#b9cfae'),
    land('M0 640C260 560 480 610 720 570S1180 520 1536 610', INKS.sage),
    land('M0 720C300 640 620 700 900 650S1320 610 1536 650', INKS.moss),
    path(
      'M640 864C760 770 1040 760 1130 706C1200 664 1290 656 1420 640L1470 646C1330 680 1260 700 1212 740C1140 800 1060 810 1010 864Z',
      '#f6e6c8',
    ),
    land('M0 800C220 740 420 780 640 864', INKS.green),
    runner(1040, 738),
    fir(1450, 640, 130, INKS.green),
    fir(1500, 650, 180, INKS.forest),
    fir(760, 668, 110, INKS.green),
  ].join('');
};

/** A runner of rounded strokes; x, floor is under the leading foot. */
function runner(x: number, floor: number): string {
  const limb = (d: string, colour: string, width: number): string =>
    line(d, colour, width, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' });
  const skin = '#c98a5e';
  const drawn = [
    ellipse(-4, 4, 110, 11, '#33251a', { 'fill-opacity': 0.2 }),
    limb('M-34 -232L-84 -206L-74 -158', darken(skin, 0.1), 20),
    limb('M-18 -152L-46 -92L-112 -84', darken(INKS.forest, 0.1), 31),
    limb('M-112 -84L-130 -104', '#ffffff', 20),
    limb('M4 -256L-14 -162', INKS.orange, 56),
    limb('M-10 -150L48 -112', INKS.forest, 34),
    limb('M48 -112L32 -48L40 -16', skin, 22),
    limb('M36 -12L68 -10', '#ffffff', 21),
    limb('M8 -248L54 -210', mix(INKS.orange, '#ffffff', 0.12), 24),
    limb('M54 -210L94 -240', skin, 19),
    circle(26, -312, 32, skin),
    path('M-6 -316C-8 -352 34 -362 54 -336C40 -330 16 -334 10 -312C6 -300 -4 -302 -6 -316Z', '#3a2a1e'),
    limb('M-4 -322Q-34 -326 -44 -306', '#3a2a1e', 13),
  ];
  return move(drawn.join(''), x, floor);
}
