import { coordinate as c, circle, darken, ellipse, group, lighten, mix, move, path, rect, roundedPath } from '../drawing/index.ts';
import { drawCarton } from './box.ts';
import type { DrawPack, PackJob } from './pack.ts';

const PILLS = /табл|капс|пастил|tabl|caps|softgel|lozenge/i;

/** A lying carton, with one blister in front of it when it holds pills. */
export const drawBlisterBox: DrawPack = (job) => {
  const { random, paints } = job;
  const width = random.between(600, 640);
  const height = random.between(350, 380);
  const depth = random.between(56, 76);
  const turn = random.between(-7, -4);
  const isBlistered = PILLS.test(job.spec.detail);
  const carton = drawCarton(job, { width, height, depth });
  const total = height + depth * 0.34 + (isBlistered ? 40 : 0);
  const base = height + depth * 0.34;
  const pool = paints.radial(
    [width * 0.5, base - 2, width * 0.56],
    [
      [0, '#2a1c0e', 0.55],
      [0.85, '#2a1c0e', 0.3],
      [1, '#2a1c0e', 0],
    ],
    0.03,
  );
  const contact = ellipse(width * 0.5, base - 2, width * 0.56, width * 0.02, pool);
  const blister = isBlistered ? move(drawBlister(job), width * 0.61, total - 168, 1, turn) : '';
  return { width: width + depth, height: total, art: contact + carton + blister, foot: 0.9 };
};

const COLUMNS = 4;
const CELL = 62;

function drawBlister(job: PackJob): string {
  const { paints, random, tones } = job;
  const width = COLUMNS * CELL + 30;
  const height = 2 * CELL + 44;
  const outline = roundedPath(0, 0, width, height, 16);
  const foil = paints.linear(
    [0, 0, width, height],
    [
      [0, '#f4f5f5'],
      [0.35, '#c9cdd0'],
      [0.55, '#eef0f0'],
      [1, '#b3b8bc'],
    ],
  );
  const isCapsule = /капсул|capsul|softgel/i.test(job.spec.detail);
  const pill = random.pick(['#fdfcf8', mix(tones.accent, '#ffffff', 0.55), '#f6e7c6', mix(tones.strong, '#ffffff', 0.72)] as const);
  const cells = Array.from({ length: COLUMNS * 2 }, (_, index) => {
    const x = 15 + CELL * ((index % COLUMNS) + 0.5);
    const y = 22 + CELL * (Math.floor(index / COLUMNS) + 0.5);
    return isCapsule ? capsuleCell(x, y, tones.strong, pill) : tabletCell(x, y, pill);
  });
  return [
    group(path(outline, '#1a120a', { 'fill-opacity': 0.07, transform: 'translate(4 7)' }), { transform: 'translate(2 4)' }),
    path(outline, '#1a120a', { 'fill-opacity': 0.1, transform: 'translate(3 5)' }),
    path(outline, foil),
    rect(15, 7, width - 30, 1.5, '#8d9296', { 'fill-opacity': 0.35 }),
    rect(15, height - 9, width - 30, 1.5, '#8d9296', { 'fill-opacity': 0.35 }),
    ...cells,
  ].join('');
}

function tabletCell(x: number, y: number, pill: string): string {
  return [
    circle(x, y, 25.5, '#ffffff', { 'fill-opacity': 0.4, stroke: '#83898e', 'stroke-opacity': 0.45, 'stroke-width': 1.4 }),
    circle(x + 1, y + 2, 20, darken(pill, 0.35), { 'fill-opacity': 0.5 }),
    circle(x, y, 20, pill),
    path(`M${c(x - 15)} ${c(y)}h30`, 'none', { stroke: darken(pill, 0.25), 'stroke-width': 1.8 }),
    ellipse(x - 8, y - 11, 9, 5, '#ffffff', { 'fill-opacity': 0.75, transform: `rotate(-35 ${c(x - 8)} ${c(y - 11)})` }),
  ].join('');
}

function capsuleCell(x: number, y: number, first: string, second: string): string {
  const shell = roundedPath(-14, -25, 28, 50, 14);
  const capsule = [
    path(roundedPath(-18, -29, 36, 58, 18), '#ffffff', {
      'fill-opacity': 0.4,
      stroke: '#83898e',
      'stroke-opacity': 0.45,
      'stroke-width': 1.4,
    }),
    path(shell, second),
    path('M-14 0V-12Q-14 -25 0 -25Q14 -25 14 -12V0Z', lighten(first, 0.1)),
    path(roundedPath(-9, -19, 6, 36, 3), '#ffffff', { 'fill-opacity': 0.6 }),
  ].join('');
  return move(capsule, x, y);
}
