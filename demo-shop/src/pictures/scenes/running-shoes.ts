import { circle, darken, ellipse, lighten, line, move, type Paints, path, rect } from '../drawing/index.ts';
import { floorShadow, glow, INKS, land, type PaintScene, wall } from './scene-painting.ts';

const UPPER =
  'M-246 -66C-262 -138 -252 -214 -226 -236C-196 -246 -160 -222 -120 -214C-86 -208 -66 -226 -46 -222C10 -174 64 -128 132 -112C214 -98 266 -84 274 -44L274 -20H-240Z';
const SOLE =
  'M-258 -70C-262 -20 -250 8 -214 10H232C284 10 304 -14 292 -46C262 -26 220 -22 160 -24C40 -30 -60 -34 -120 -44C-180 -54 -230 -66 -258 -70Z';

export const runningShoes: PaintScene = (paints) =>
  [
    wall(INKS.paper, '#fbe6cf'),
    circle(1060, 400, 330, INKS.peach),
    glow(paints, 1060, 400, 420, '#ffffff', 0.6),
    land('M0 690C300 660 700 700 1536 664', INKS.sage),
    land(
      'M0 730H1536',
      paints.linear(
        [0, 730, 0, 864],
        [
          [0, '#d9603a'],
          [1, '#b9441f'],
        ],
      ),
    ),
    ...[770, 822].map((y) => rect(0, y, 1536, 6, '#ffffff', { 'fill-opacity': 0.65 })),
    floorShadow(paints, 1190, 716, 320, 0.35),
    move(shoe(paints, INKS.moss, '#fffaf0', INKS.apricot), 1196, 704, 0.9),
    floorShadow(paints, 960, 806, 380, 0.5),
    move(shoe(paints, INKS.orange, '#fffdf8', INKS.green), 960, 788, 1.16),
  ].join('');

/** A running shoe from the side, toe to the right; 0, 0 is under its middle. */
function shoe(paints: Paints, upper: string, sole: string, trim: string): string {
  const fall = paints.linear(
    [0, -240, 0, -10],
    [
      [0, '#ffffff', 0.28],
      [0.45, '#ffffff', 0],
      [1, '#1a120a', 0.2],
    ],
  );
  const laces = [0, 1, 2, 3, 4].map((step) =>
    line(`M${-30 + step * 32} ${-196 + step * 22}l-40 34`, '#ffffff', 11, { 'stroke-linecap': 'round' }),
  );
  const treads = Array.from({ length: 13 }, (_, index) => rect(-214 + index * 36, 6, 22, 10, darken(trim, 0.1), { rx: 3 }));
  return [
    ellipse(-160, -228, 66, 13, darken(upper, 0.6)),
    path('M-90 -216C-70 -252 -40 -262 -22 -244L46 -178L-8 -150Z', darken(upper, 0.22)),
    path(UPPER, upper),
    path('M132 -112C214 -98 266 -84 274 -44L274 -20H150C130 -50 124 -84 132 -112Z', darken(upper, 0.14)),
    path('M-246 -66C-262 -138 -252 -214 -226 -236C-206 -242 -186 -232 -164 -224C-190 -160 -184 -100 -150 -30H-240Z', trim),
    path('M-120 -40C-60 -60 20 -110 66 -138L108 -120C60 -84 0 -44 -40 -30Z', lighten(trim, 0.1)),
    path('M-70 -40C-20 -54 60 -90 116 -116L150 -108C100 -70 40 -40 0 -30Z', '#ffffff', { 'fill-opacity': 0.85 }),
    path(UPPER, fall),
    ...laces,
    ...treads,
    path(SOLE, sole),
    path('M-254 -34C-250 -4 -238 10 -214 10H232C268 10 292 -2 296 -22C230 0 60 -2 -80 -8C-160 -12 -220 -24 -254 -34Z', darken(sole, 0.12)),
    line('M-246 -46C-180 -28 0 -16 160 -12S280 -24 290 -34', trim, 6, { 'stroke-opacity': 0.8 }),
  ].join('');
}
