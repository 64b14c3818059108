import { circle, path } from '../drawing/index.ts';
import { glow, INKS, land, type PaintScene, wash } from './scene-painting.ts';
import { fir } from './things.ts';

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
