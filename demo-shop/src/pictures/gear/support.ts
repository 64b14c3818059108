import { darken, ellipse, lighten, luminance, path, roundedPath } from '../drawing/index.ts';
import type { DrawPack } from '../packs/index.ts';
import { gearColours, printBrand, wordsOf } from './paint.ts';

/** A yoga block of foam or cork seen from above its corner. */
export const drawBlock: DrawPack = (job) => {
  const { paints, random } = job;
  const { body, onBody, trim } = gearColours(job);
  const isCork = /пробк|cork/i.test(wordsOf(job));
  const colour = isCork ? '#c79a66' : body;
  const front = roundedPath(0, 96, 560, 300, 16);
  const lid = 'M16 96L104 10Q110 4 120 4H652Q664 4 658 12L560 100Z';
  const side = 'M560 98L656 12Q664 6 664 18V300Q664 308 658 314L562 394Z';
  const fall = paints.linear(
    [0, 96, 560, 396],
    [
      [0, '#ffffff', 0.2],
      [0.5, '#ffffff', 0],
      [0.51, '#1a120a', 0],
      [1, '#1a120a', 0.14],
    ],
  );
  const specks = Array.from({ length: isCork ? 150 : 0 }, (_, index) => {
    const [x, y] = [random.between(14, 546), random.between(108, 384)];
    return ellipse(x, y, random.between(3, 10), random.between(2, 5), index % 3 === 0 ? '#8d6238' : '#e0bd8b', { 'fill-opacity': 0.6 });
  });
  const art = [
    path(lid, lighten(colour, 0.26)),
    path(side, darken(colour, 0.28)),
    path(front, colour),
    ...specks,
    path(front, fall),
    path('M14 98H558', 'none', { stroke: '#ffffff', 'stroke-opacity': 0.4, 'stroke-width': 3 }),
    printBrand(job, { x: 130, y: 222, width: 300, height: 44 }, isCork ? '#4b2f14' : onBody, trim),
  ].join('');
  return { width: 664, height: 396, art, foot: 0.92 };
};

/** A coiled cotton strap with a metal ring buckle. */
export const drawStrap: DrawPack = (job) => {
  const { paints } = job;
  const { body, trim } = gearColours(job);
  const colour = body;
  const coils = [1, 0.86, 0.72, 0.58, 0.44, 0.3].map((share, index) => {
    const [rx, ry] = [270 * share, 150 * share];
    const tint = index % 2 === 0 ? colour : darken(colour, 0.16);
    return ellipse(300, 170, rx, ry, tint, {
      stroke: luminance(colour) < 0.05 ? lighten(colour, 0.3) : darken(colour, 0.42),
      'stroke-width': 3,
    });
  });
  const wall = 'M30 170v150a270 150 0 0 0 540 0v-150a270 150 0 0 1 -540 0Z';
  const shine = paints.linear(
    [30, 0, 570, 0],
    [
      [0, '#1a120a', 0.36],
      [0.22, '#ffffff', 0.2],
      [0.45, '#ffffff', 0],
      [0.8, '#1a120a', 0.16],
      [1, '#1a120a', 0.42],
    ],
  );
  const rings = [448, 482].map((x) => ellipse(x, 420, 44, 48, 'none', { stroke: '#b9bdc0', 'stroke-width': 12 }));
  const tail = 'M420 300C470 330 470 380 452 430L520 452C540 390 548 330 520 272Z';
  const art = [
    path(wall, colour),
    path(wall, shine),
    ...coils,
    ellipse(300, 170, 50, 26, darken(colour, 0.6)),
    path(tail, lighten(colour, 0.06)),
    ...rings,
    printBrand(job, { x: 130, y: 384, width: 240, height: 34 }, '#ffffff', trim),
  ].join('');
  return { width: 600, height: 472, art, foot: 0.8 };
};
