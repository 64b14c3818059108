import { circle, darken, ellipse, line, mix, move, path, rect } from '../drawing/index.ts';
import { glow, INKS, land, type PaintScene, wash } from './scene-painting.ts';
import { fir } from './things.ts';

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
