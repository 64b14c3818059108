import { circle, ellipse, move, type Paints, path, rect, roundedPath } from '../drawing/index.ts';
import { roundShade } from '../packs/index.ts';
import { floorShadow, glow, INKS, type PaintScene, wall } from './scene-painting.ts';
import { jar, leaf } from './things.ts';

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
    wall('#fdf6ee', '#fbd9c4'),
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
